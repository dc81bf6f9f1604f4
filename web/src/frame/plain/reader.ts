import type { GameReader } from '../reader/position';
import { t } from '../../lib/texts.svelte';
import { linesOf } from './words';

/** A game that brings no reader: the commands of every table, and actions by their own texts. */
export const reader: GameReader = {
  topics: [],
  sections: ({ view }) => [{ title: t('table-board'), lines: linesOf(view.scene) }],
  commands: {},
  examples: () => ({}),
  choiceText: (_, { action }) => action,
};
