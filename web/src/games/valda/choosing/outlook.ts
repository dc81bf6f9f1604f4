import type { Cost, God, ValdaChoice } from '../shapes';

/** The gains and targets of a choice, as the table draws them. */
export interface Outlook {
  /** The change of one's own stones; a number below 0 is a loss. */
  goods: Partial<Cost>;
  /** The followers that it surely brings. */
  points: number;
  /** The area of the temple that it would build. */
  temple: God | null;
  /** The seats that it hits. */
  hits: readonly number[];
}

export const outlookOf = (choice: ValdaChoice | undefined): Outlook => ({
  goods: choice?.goods ?? {},
  points: choice?.points ?? 0,
  temple: choice?.temple ?? null,
  hits: choice?.hits ?? [],
});
