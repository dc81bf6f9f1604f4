import type { GameUi } from '../../games/ui';
import { settings } from '../../lib/page/settings.svelte';
import type { Playing } from '../../lib/table/playing';
import { asPlayed, chosenReadings, editionOf, readingsOf } from '../../lib/readings.svelte';
import { translate, translateReasons } from '../../lib/translate';
import { t, texts } from '../../lib/texts.svelte';
import type { TableView } from '../../lib/hall/wire';
import { logText } from '../table/log-text';
import { formsOf, Grammar, numberIn } from './grammar';
import { latest, numbered, turnText, type Ask, type Command, type GameReader } from './position';

export interface Line {
  asked: string;
  answer: string[];
}

/** Commands that every game has. */
const COMMON = [
  'help',
  'rules',
  'turn',
  'scores',
  'last',
  'choices',
  'choose',
  'do',
  'yes',
  'no',
  'undo',
];
const LAST_MOVES = 5;
const MOST_LINES = 200;

/** A conversation about one table: the lines that were asked, and the answers. */
export class Reading {
  lines = $state.raw<Line[]>([]);
  #memory = { tile: null as string | null };
  /** The action that waits for the player's "yes", and the position that it was meant for. */
  #wish: { action: string; seq: number } | null = null;
  #grammar = $derived.by(() => new Grammar(this.#forms()));
  #common: Record<string, Command> = {
    help: () => this.#help(),
    rules: (ask) => this.rules(ask),
    turn: (ask) => [turnText(ask)],
    scores: (ask) => this.scores(ask),
    last: (ask) => this.last(ask, 1),
    choices: (ask) => numbered(ask, this.reader),
    choose: (ask, { words = '' }) => numbered(ask, this.reader, words),
    do: (ask, { number = '' }) => this.#do(ask, number),
    yes: () => this.#perform(),
    no: () => this.#forget(),
    undo: async (ask) =>
      ask.view.can_undo ? this.#outcome(await ask.table.undo()) : [t('reader-not-now')],
  };

  constructor(
    private readonly table: Playing,
    private readonly ui: GameUi,
    private readonly game: string,
    readonly reader: GameReader,
    private readonly names: () => readonly string[],
  ) {}

  get ask(): Ask | null {
    const view = this.table.view;
    return view ? this.#asking(view) : null;
  }

  /** Answers a line, or does what it asks for. */
  async hear(line: string): Promise<void> {
    const ask = this.ask;
    if (!ask || line.trim() === '') return;
    const answer = await this.#answer(ask, line);
    this.lines = [...this.lines, { asked: line.trim(), answer }].slice(-MOST_LINES);
  }

  /** The edition of the table, and its rules that differ from the default. */
  rules({ say, view }: Ask): string[] {
    const chosen = chosenReadings(view.options);
    const edition = editionOf(readingsOf(this.game).found?.editions ?? {}, chosen);
    const named =
      edition === undefined
        ? say('readings-count', { count: chosen.length })
        : say(`readings${this.game}-edition-${edition}`);
    if (chosen.length === 0 && edition === undefined) return [say('reader-rules-usual')];
    return [
      `${say('readings-here')} ${named}`,
      ...chosen.map((name) => say(`readings${this.game}-${name}`)),
    ];
  }

  /** Everybody's score. */
  scores({ say, view, names }: Ask): string[] {
    return view.scene.seats.map(({ score }, seat) =>
      say('reader-score', {
        name: names[seat] ?? '',
        points: say(this.ui.texts.points, { points: score }),
      }),
    );
  }

  /** The newest entries of the log with their reasons. */
  last({ say, view, names }: Ask, count = LAST_MOVES): string[] {
    const lines = latest(view, count).map((entry) => {
      const { deed, besides, reasons, whole } = logText(say, entry, names);
      const head = whole ? deed : `${names[entry.seat] ?? ''} ${deed}.`;
      return [head, ...besides, ...reasons.map(({ text, points }) => `${text}: ${points}.`)].join(
        ' ',
      );
    });
    return lines.length > 0 ? lines : [say('table-log-empty')];
  }

  async #answer(ask: Ask, line: string): Promise<string[]> {
    const heard = this.#grammar.read(line);
    const run = heard && (this.reader.commands[heard.command] ?? this.#common[heard.command]);
    if (!run || !heard) return [t('reader-unknown', { line: line.trim() }), ...this.#help()];
    return run(ask, heard.said);
  }

  #asking(view: TableView): Ask {
    return {
      table: this.table,
      view,
      names: this.names(),
      // Every text states the rules of this table.
      say: (id, args) => t(id, { ...asPlayed(this.game, chosenReadings(view.options)), ...args }),
      words: (id) => [t(id), texts.english(id) ?? ''].filter(Boolean),
      propose: (action, text) => this.#propose(view, action, text),
      memory: this.#memory,
    };
  }

  #idOf = (command: string): string =>
    command in this.reader.commands ? `reader${this.game}-${command}` : `reader-${command}`;

  #all = (): string[] => [...Object.keys(this.reader.commands), ...COMMON];

  #forms(): Record<string, string[]> {
    return Object.fromEntries(
      this.#all().map((command) => {
        const id = this.#idOf(command);
        return [command, [t(id), texts.english(id) ?? '']];
      }),
    );
  }

  /** The first form of every command, with examples in its slots. */
  #help(): string[] {
    const ask = this.ask;
    const examples: Record<string, string> = {
      number: '1',
      words: t('reader-example-words'),
      ...(ask ? this.reader.examples(ask) : {}),
    };
    const commands = this.#all().map((command) => {
      const [form = ''] = formsOf(t(this.#idOf(command)));
      return form.replace(/<(\w+)>/g, (_, slot: string) => examples[slot] ?? '');
    });
    return [t('reader-help-intro'), ...commands];
  }

  async #do(ask: Ask, number: string): Promise<string[]> {
    if (!ask.view.my_turn) return [turnText(ask)];
    const choice = ask.view.choices[(numberIn(number) ?? 0) - 1];
    if (!choice) return [t('reader-no-number', { count: ask.view.choices.length })];
    return this.#propose(ask.view, choice.action, this.reader.choiceText(ask, choice));
  }

  async #propose(view: TableView, action: string, text: string): Promise<string[]> {
    this.#wish = { action, seq: view.seq };
    if (!settings.confirm) return [text, ...(await this.#perform())];
    const preview = await this.table.preview(action);
    const reasons = translateReasons(t, preview?.reasons ?? [], this.names());
    const lines = reasons.map(
      (reason) => `${reason.text}: ${t(this.ui.texts.points, { points: reason.points })}`,
    );
    const besides = (preview?.lines ?? []).map((words) => translate(t, words, this.names()));
    return [text, ...lines, ...besides, t('reader-sure')];
  }

  async #perform(): Promise<string[]> {
    const wish = this.#wish;
    this.#wish = null;
    if (!wish) return [t('reader-nothing-to-do')];
    if (this.table.view?.seq !== wish.seq) return [t('error-stale')];
    return this.#outcome(await this.table.act(wish.action));
  }

  #forget(): string[] {
    const text = t(this.#wish ? 'reader-left' : 'reader-nothing-to-do');
    this.#wish = null;
    return [text];
  }

  #outcome(done: boolean): string[] {
    if (done) return [t('reader-done')];
    const notice = this.table.notice;
    if (!notice) return [t('reader-not-now')];
    return [t(notice.id, { message: notice.message, ...notice.args })];
  }
}
