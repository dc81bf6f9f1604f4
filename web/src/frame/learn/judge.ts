import type { Choice, LessonTask } from '../../lib/hall/wire';

/** Whether a legal action solves a task, by what the engine says each would bring. */
export function solves(task: LessonTask, choices: readonly Choice[], action: string): boolean {
  if (task.kind !== 'play') return false;
  if (task.actions.length > 0) return task.actions.includes(action);
  const counted = choices.filter(
    (choice: Choice & { piece?: unknown }) => !task.piece || choice.piece === task.piece,
  );
  const mine = counted.find((choice) => choice.action === action);
  if (!mine) return false;
  if (!task.best) return mine.points >= task.least;
  return mine.points === Math.max(...counted.map((choice) => choice.points));
}

/** Whether the reason of a refusal is the one that was looked for. */
export const explains = (task: LessonTask, rules: readonly string[]): boolean =>
  task.kind === 'why' && rules.includes(task.rule);
