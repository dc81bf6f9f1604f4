"""What the second roads to legality have in common."""

from gladsheim.core.errors import Refusal
from gladsheim.core.telling.refusing import DecisionChecks, always, first_refusal

NOT_NOW = Refusal("not now")


def test_a_text_that_no_grammar_knows_is_refused_first() -> None:
    """The rules are asked about what a text says, and only if it says something."""
    unknown = Refusal("no such word")
    assert first_refusal(unknown, lambda asked: NOT_NOW) is unknown
    assert first_refusal("pass", lambda asked: NOT_NOW) is NOT_NOW
    assert first_refusal("pass", lambda asked: None) is None


def test_a_decision_has_a_check_for_each_type_of_action() -> None:
    """What is legal whenever the decision is due has a check that refuses nothing."""
    decision = DecisionChecks({"pass": always, "play": lambda position, asked: NOT_NOW}, "V-1")
    found = {kind: check("position", kind) for kind, check in decision.checks.items()}
    assert found == {"pass": None, "play": NOT_NOW}
