import { expect, it } from 'vitest';

import { bodyOf, codesFile, FIELDS, isPassword } from './forms';

it('sends what was asked for, and nothing else, with passwords as they were typed', () => {
  const values = { name: ' Ann ', password: ' secret words ', code: ' ab-cd ', old: 'x' };
  expect(bodyOf(values, 'name', 'code', 'password')).toEqual({
    name: 'Ann',
    code: 'ab-cd',
    password: ' secret words ',
  });
});

it('holds only a password that is being chosen to the least length', () => {
  expect(FIELDS.chosen.least).toBe(10);
  expect(FIELDS.new.least).toBe(10);
  expect(FIELDS.password.least).toBe(1);
});

it('hides passwords, and shows names and codes', () => {
  const hidden = Object.entries(FIELDS).filter(([, field]) => isPassword(field));
  expect(hidden.map(([name]) => name)).toEqual(['password', 'chosen', 'old', 'new']);
});

it('lets a browser keep the name under which somebody signs up, and no other name', () => {
  expect(FIELDS.signUp).toEqual({ ...FIELDS.name, autocomplete: 'username' });
  expect(FIELDS.name.autocomplete).toBe('off');
});

it('writes each code on a line of its own', () => {
  expect(codesFile('Hall', 'Ann', ['a', 'b'])).toBe('Hall: Ann\n\na\nb\n');
});
