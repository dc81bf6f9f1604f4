import { expect, it } from 'vitest';

import { Refused, Unreachable } from './api';
import { faultText, noticeOf } from './faults';
import type { Say } from '../texts.svelte';
import type { Fault } from './wire';

const say: Say = (id, args = {}) => `${id} ${JSON.stringify(args)}`;
const refused = (code: Fault['code'], retryAfter = 0) =>
  new Refused(409, { code, message: 'because', field: null, rules: ['r1'] }, null, retryAfter);

it('has words of its own for what happens to people', () => {
  expect(noticeOf(refused('seat_taken')).id).toBe('refused-seat-taken');
  expect(noticeOf(refused('name_taken')).id).toBe('refused-name-taken');
});

it('tells who is banned what the host says of it', () => {
  expect(faultText(say, refused('banned'))).toBe('refused-banned {"message":"because"}');
});

it('says how long to wait', () => {
  expect(faultText(say, refused('slow_down', 8))).toContain('"seconds":8');
});

it('hands on the hall’s words and rules otherwise', () => {
  expect(noticeOf(refused('illegal'))).toEqual({
    id: 'error-refused',
    message: 'because',
    rules: ['r1'],
  });
});

it('tells no answer from a refusal', () => {
  expect(noticeOf(new Unreachable('x')).id).toBe('error-unreachable');
});
