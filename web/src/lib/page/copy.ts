/**
 * Copies the text of a field; true when it was done. Pages that come without TLS, as a hall in a
 * home does, have no clipboard of their own: there the field's selection is copied.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
