"""The hall's document as what requests are generated from, and what answers to them are held against."""

from __future__ import annotations

import schemathesis
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks as documented

from gladsheim.server.app import interface_document

SOUND = GenerationMode.POSITIVE
MODES = [SOUND, GenerationMode.NEGATIVE]
CHECKED = [
    not_a_server_error,
    documented.status_code_conformance,
    documented.content_type_conformance,
    documented.response_headers_conformance,
    documented.response_schema_conformance,
    documented.negative_data_rejection,
]
DOCUMENT = schemathesis.openapi.from_dict(interface_document())
FOUND = [found.ok() for found in DOCUMENT.get_all_operations() if isinstance(found, Ok)]
OPERATIONS = {operation.label: operation for operation in FOUND}
