import { NAME_LENGTH } from '../front/seats';

const PASSWORD_LENGTH = { least: 10, most: 200 };
const CODE_LENGTH = 40;
/** Names of accounts that were not made by this page may be longer than it offers. */
const LOGIN_LENGTH = 40;

/** A field of a form about an account. */
export interface Field {
  /** The name of the field in the hall's interface. */
  name: string;
  /** The id of its label's text. */
  label: string;
  autocomplete:
    'username' | 'current-password' | 'new-password' | 'email' | 'url' | 'one-time-code' | 'off';
  most: number;
  /** Only passwords that are being chosen are held to the least length. */
  least: number;
}

const password = (name: string, label: string, chosen: boolean): Field => ({
  name,
  label,
  autocomplete: chosen ? 'new-password' : 'current-password',
  most: PASSWORD_LENGTH.most,
  least: chosen ? PASSWORD_LENGTH.least : 1,
});

const named = (autocomplete: Field['autocomplete'], most: number): Field => ({
  name: 'name',
  label: 'account-name',
  autocomplete,
  most,
  least: 1,
});

export const FIELDS = {
  name: named('off', NAME_LENGTH),
  signUp: named('username', NAME_LENGTH),
  login: named('username', LOGIN_LENGTH),
  password: password('password', 'account-password', false),
  chosen: password('password', 'account-password', true),
  old: password('old', 'account-old-password', false),
  new: password('new', 'account-new-password', true),
  code: {
    name: 'code',
    label: 'account-code',
    autocomplete: 'off',
    most: CODE_LENGTH,
    least: 1,
  },
  email: { name: 'email', label: 'contact-email', autocomplete: 'email', most: 254, least: 3 },
  mailed: {
    name: 'code',
    label: 'contact-email-code',
    autocomplete: 'one-time-code',
    most: 20,
    least: 1,
  },
  webhook: { name: 'url', label: 'contact-webhook-url', autocomplete: 'url', most: 500, least: 9 },
} as const satisfies Record<string, Field>;

export const isPassword = (field: Field): boolean => field.autocomplete.endsWith('-password');

/** The request body made of a form's values. Only passwords keep leading and trailing spaces. */
export function bodyOf<K extends string>(
  values: Record<string, string>,
  ...names: K[]
): Record<K, string> {
  const PASSWORDS = ['password', 'old', 'new'];
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name] ?? '';
      return [name, PASSWORDS.includes(name) ? value : value.trim()];
    }),
  ) as Record<K, string>;
}

/** The file in which recovery codes are kept. */
export const codesFile = (hall: string, name: string, codes: readonly string[]): string =>
  [`${hall}: ${name}`, '', ...codes, ''].join('\n');
