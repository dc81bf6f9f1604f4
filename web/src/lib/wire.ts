/** What the server sends and takes; games put their own shapes into `scene`, `choices`, `parts`. */

export interface GameOption {
  name: string;
  kind: 'int' | 'bool' | 'choice' | 'list';
  default: unknown;
  about: string;
  choices: string[];
  low: number;
  high: number;
}

export interface BotInfo {
  name: string;
  about: string;
}

export interface GameInfo {
  name: string;
  title: string;
  credits: Record<string, string>;
  players: [number, number];
  options: GameOption[];
  bots: BotInfo[];
}

export type Options = Record<string, unknown>;

export interface SeatRequest {
  kind: 'human' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Options;
  seats: SeatRequest[];
}

export interface TableRow {
  id: string;
  game: string;
  options: Options;
  seats: { name: string; kind: 'human' | 'bot'; bot: string | null }[];
  status: 'running' | 'over';
  seq: number;
  turn: number | null;
  updated: string;
  my_turn?: boolean;
}

export interface Seat {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  bot: string | null;
  mine: boolean;
}

export interface Choice {
  action: string;
  type: string;
  points: number;
}

export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

export interface Part {
  kind: string;
  points: number;
  [field: string]: unknown;
}

export interface Entry {
  seq: number;
  seat: number;
  action: string;
  points: number;
  parts: Part[];
  events: GameEvent[];
  at: string;
  undone: boolean;
}

/** Every game's scene has at least these. */
export interface Scene {
  game: string;
  seats: { score: number; display: string }[];
  turn: number | null;
  over: boolean;
  ranking: number[];
}

export interface TableView {
  id: string;
  game: string;
  options: Options;
  status: 'running' | 'over';
  seq: number;
  commitment: string;
  seats: Seat[];
  viewer: number | null;
  to_act: number | null;
  my_turn: boolean;
  thinking: boolean;
  can_undo: boolean;
  scene: Scene;
  choices: Choice[];
  log: Entry[];
}

export interface Preview {
  action: string;
  points: number;
  parts: Part[];
}

export interface Why {
  legal: boolean;
  message: string;
  rules: string[];
}

export interface ActionRequest {
  action: string;
  expected_seq: number;
  action_id: string;
  seat: number;
}

export type UndoRequest = Omit<ActionRequest, 'action'>;

export interface Fault {
  code: string;
  message: string;
  field: string | null;
  rules: string[];
}

export type LiveMessage = { type: 'view'; view: TableView } | { type: 'ping' };
