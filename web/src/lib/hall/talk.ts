import { request } from './api';
import type { Blocked, ChatList, ChatMessage, Contact } from './wire';

const at = (table: string, what: string) => `tables/${encodeURIComponent(table)}/${what}`;

/** A person at a table: on a seat, or who wrote a message. */
export type Whom = { seat: number } | { message: number } | { maker: true };

/** What the hall is asked about chat, blocks and the news of turns. */
export const talk = {
  chat: (table: string, since: number) =>
    request<ChatList>('GET', `${at(table, 'chat')}?since=${since}`),
  say: (table: string, text: string, id: string) =>
    request<ChatMessage>('POST', at(table, 'chat'), { text, message_id: id }),
  mark: (table: string, marks: { muted?: boolean; heard?: number }) =>
    request<unknown>('PUT', at(table, 'chat'), marks),
  block: (table: string, whom: Whom) => request<Blocked>('POST', at(table, 'blocks'), whom),
  report: (table: string, whom: Whom, reason: string) =>
    request<unknown>('POST', at(table, 'reports'), { ...whom, reason }),
  blocks: () => request<Blocked[]>('GET', 'blocks'),
  unblock: (id: string) => request<unknown>('DELETE', `blocks/${encodeURIComponent(id)}`),
  contact: () => request<Contact>('GET', 'contact'),
  askEmail: (email: string, language: string) =>
    request<unknown>('PUT', 'contact/email', { email, language }),
  confirmEmail: (code: string) => request<unknown>('POST', 'contact/email/confirm', { code }),
  forgetEmail: () => request<unknown>('DELETE', 'contact/email'),
  setWebhook: (url: string) => request<{ secret: string }>('PUT', 'contact/webhook', { url }),
  forgetWebhook: () => request<unknown>('DELETE', 'contact/webhook'),
  unsubscribe: (token: string) =>
    request<unknown>('POST', `unsubscribe/${encodeURIComponent(token)}`, {}),
};
