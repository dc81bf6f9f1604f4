"""The statements that take a damaged table back to its last sound line."""

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.sql import Executable

from gladsheim.store.schema import cut_lines, lines, tables

_CUT = (lines.c.table_id == bindparam("table"), lines.c.seq > bindparam("sound"))
_KEPT = [column.name for column in cut_lines.columns if column.name != "repair"]

KEEP_CUT_LINES = cut_lines.insert().from_select(
    ["repair", *_KEPT],
    select(bindparam("repair", type_=cut_lines.c.repair.type), *(lines.c[name] for name in _KEPT)).where(
        *_CUT
    ),
)
CUT_LINES = delete(lines).where(*_CUT)
STAND_BACK = (
    update(tables)
    .where(
        tables.c.id == bindparam("table"),
        tables.c.seq == bindparam("former_seq"),
        tables.c.head == bindparam("former_head"),
    )
    .values(
        seq=bindparam("new_seq"),
        head=bindparam("new_head"),
        status=bindparam("new_status"),
        to_act=bindparam("new_to_act"),
        bot_to_act=bindparam("new_bot_to_act"),
        updated=bindparam("new_updated"),
        deadline=bindparam("new_deadline"),
        due=bindparam("new_due"),
    )
)

ALL: tuple[Executable, ...] = (KEEP_CUT_LINES, CUT_LINES, STAND_BACK)
