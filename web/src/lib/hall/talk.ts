import type { Language } from '../texts.svelte';
import { request } from './api';

/** A person at a table: by their seat, or by a message that they wrote. */
export type Whom = { seat: number } | { message: number } | { maker: true };

/** The requests about chat, blocks and the news of turns. */
export const talk = {
  chat: (table: string, since: number) => request('GET', 'tables/{table}/chat', { table, since }),
  say: (table: string, text: string, message_id: string) =>
    request('POST', 'tables/{table}/chat', { table, body: { text, message_id } }),
  mark: (table: string, body: { muted?: boolean; heard?: number }) =>
    request('PUT', 'tables/{table}/chat', { table, body }),
  block: (table: string, body: Whom) => request('POST', 'tables/{table}/blocks', { table, body }),
  report: (table: string, whom: Whom, reason: string) =>
    request('POST', 'tables/{table}/reports', { table, body: { ...whom, reason } }),
  blocks: () => request('GET', 'blocks'),
  unblock: (block_id: string) => request('DELETE', 'blocks/{block_id}', { block_id }),
  contact: () => request('GET', 'contact'),
  askEmail: (email: string, language: Language) =>
    request('PUT', 'contact/email', { body: { email, language } }),
  confirmEmail: (code: string) => request('POST', 'contact/email/confirm', { body: { code } }),
  forgetEmail: () => request('DELETE', 'contact/email'),
  setWebhook: (url: string) => request('PUT', 'contact/webhook', { body: { url } }),
  forgetWebhook: () => request('DELETE', 'contact/webhook'),
  unsubscribe: (token: string) => request('POST', 'unsubscribe/{token}', { token }),
};
