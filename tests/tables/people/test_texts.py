"""Texts as a whole: what is drawn of them, and how many marks a character bears."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, strategies as st

from gladsheim.tables.people.texts import MOST_MARKS, MOST_MARKS_IN_NAME, is_drawn, without_excess_marks

WRITTEN = {
    "Arabic": "مُحَمَّدٌ عَبْدُ ٱللّٰهِ",
    "Balinese": "ᬅᬓ᭄ᬱᬭ",
    "Bengali": "কৃষ্ণা র‍্যাব",
    "Burmese": "လျှော့ အောင်ဆန်း မြွှာ",
    "Devanagari": "श्रीकृष्ण ज़ाकिर क्ष्मा हिन्दीँ",
    "Greek": "Ὀδυσσεὺς ᾠδῇ",
    "Gujarati": "ગુજરાતી",
    "Hebrew": "שָׁלוֹם יְרוּשָׁלִַ֔ם בְּרֵאשִׁ֖ית",
    "Inuktitut": "ᐃᓄᒃᑎᑐᑦ",
    "IPA": "ɔ̃ː t͡ʃʰ n̩̊",
    "Javanese": "ꦲꦏ꧀ꦱꦫ",
    "Kannada": "ಶ್ರೀ",
    "Khmer": "ស្ត្រី ខ្មែរ",
    "Korean": "한글",
    "Lao": "ເປັນ ກີ່",
    "Lithuanian": "Ą́žuolas ė̃",
    "Malayalam": "ക്ഷേമം",
    "Mongolian": "ᠮᠣᠩᠭᠣᠯ",
    "Russian": "сло́во",
    "Sinhala": "සිංහල ශ්‍රී",
    "Slavonic": "Їи҃съ Хрⷭ҇то́съ",
    "Syriac": "ܫܠܳܡܳܐ",
    "Tamil": "ஸ்ரீ",
    "Telugu": "స్త్రీ",
    "Thaana": "ދިވެހި",
    "Thai": "ที่รัก น้ำผึ้ง กี่",
    "Tibetan": "བསྒྲུབས ཀརྨ་པ ཧཱུྃ རྒྱུ",
    "Vietnamese": "Nguyễn Thị Ánh",
    "Yoruba": "Ọ̀ṣọ́ ẹ̀kọ́",
}
EMOJI = ("👩‍🚀", "🏳️‍🌈", "1️⃣", "🇮🇸🇳🇴", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️‍🔥", "⛵")


@pytest.mark.parametrize("script", WRITTEN)
def test_scripts_are_written_with_few_marks(script: str) -> None:
    """What people really write is kept, decomposed too, with as few marks as a name may bear."""
    text = WRITTEN[script]
    for form in (text, unicodedata.normalize("NFC", text), unicodedata.normalize("NFD", text)):
        assert without_excess_marks(form, MOST_MARKS_IN_NAME) == form
        assert is_drawn(form)


def test_the_deepest_stacks_of_real_scripts_are_kept() -> None:
    """A Tibetan syllable of seven marks, and a Hebrew letter with a dot, vowels and two accents."""
    for text in ("ཧྐྵྨླྺྱྂ", "שּׁ\u05b8\u05bd\u05a3"):
        assert without_excess_marks(text) == text


@pytest.mark.parametrize("text", EMOJI)
def test_emoji_are_whole(text: str) -> None:
    """Those that are joined, coloured, of two letters or of tags."""
    assert without_excess_marks(text) == text
    assert is_drawn(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\u00a0\u3000", "\u200b\u200b", "\u200d", "\ufe0f", "\u00ad\u2060", "\u3164\u115f"),
        *("\u0301", " \u0301", "\u0e49" * 30, "\u2800", "\U0001d159", "\U000e0100", "\u034f", "\u0903"),
    ],
)
def test_nothing_is_drawn_of_marks_and_joiners_alone(text: str) -> None:
    """Nor of spaces, fillers, and signs whose picture is empty."""
    assert not is_drawn(text)


@pytest.mark.parametrize("between", ["", "\u200d", "\u200b", "\ufe0f", "\u034f"])
def test_marks_beyond_the_bound_are_left_out(between: str) -> None:
    """Also where what is not seen stands between them; nothing else is lost."""
    text = "Z" + f"\u0301{between}" * 40 + "end"
    kept = without_excess_marks(text)
    assert kept.count("\u0301") == MOST_MARKS
    assert kept.replace("\u0301", "") == text.replace("\u0301", "")


@pytest.mark.parametrize("before", ["", " ", "\n", "a ", "a\n\u200d", "\u200b"])
@pytest.mark.parametrize("mark", ["\u0301", "\u0e49", "\u0903", "\u20dd"])
def test_a_mark_without_a_base_is_left_out(before: str, mark: str) -> None:
    """It would be drawn on what the page writes beside it, or on the line above."""
    assert without_excess_marks(f"{before}{mark}b{mark}") == f"{before}b{mark}"


@given(
    st.text(st.sampled_from("aZ ה\u0301\u0327\u05b8\u0e49\u200d\ufe0f\u034f\u0903\n\u2800👩"), max_size=60)
)
def test_what_is_kept_stays_itself(text: str) -> None:
    """A second time changes nothing, only marks go, and no base bears more than the bound."""
    kept = without_excess_marks(text, 3)
    assert without_excess_marks(kept, 3) == kept
    left = iter(text)
    assert all(char in left for char in kept)
    bases = [char for char in text if unicodedata.category(char)[0] != "M"]
    assert [char for char in kept if unicodedata.category(char)[0] != "M"] == bases
