import type { Cost, God, ValdaChoice } from '../shapes';

/** What a choice brings and hits, as it is drawn on the table. */
export interface Outlook {
  /** What comes to the own stones, or goes from them where it is below 0. */
  goods: Partial<Cost>;
  /** Followers that it surely brings. */
  points: number;
  /** Where a temple would stand. */
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
