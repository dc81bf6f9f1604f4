import type { Component } from 'svelte';

/** A field of a form: what draws it, and what that is given. */
export interface Field {
  /** Identifies the field within its form: it stays the same one while others come and go. */
  key: string;
  Part: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}
