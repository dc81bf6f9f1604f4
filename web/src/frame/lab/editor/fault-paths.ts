import type { DocumentFault } from '../../../lib/hall/wire';

/** The faults of these fields and of what is in them: "players.1" has that of "players.1.hand". */
export const faultsAt = (
  faults: readonly DocumentFault[],
  fields: readonly string[],
): DocumentFault[] =>
  faults.filter(({ field }) => {
    // A refusal names fields of the request, in which the position is "document".
    const path = field.replace(/^document\./, '');
    return fields.some((one) => path === one || path.startsWith(`${one}.`));
  });
