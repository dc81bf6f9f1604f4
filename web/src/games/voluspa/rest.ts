/** What a table needs only once something happens there, or it is touched. */
import './tell';
