import type { Plugin } from 'vite';

/** A chunk that does nothing but to pass on what another one exports. */
const FACADE = /^(?:import|export)\{([^}]*)\}from"\.\/([^"]+)";(?:export\{([^}]*)\};)?\s*$/;
const NAMES = /^(\w+)(?: as (\w+))?$/;

interface Facade {
  /** The file that has it all. */
  target: string;
  /** The members of a namespace, as source. */
  members: string;
}

/** The name that each export of the other chunk gets: `import{a as e}`, then `export{e as x}`. */
function facade(code: string): Facade | null {
  const [, first, target, second] = FACADE.exec(code) ?? [];
  if (first === undefined || target === undefined) return null;
  const pairs = (list: string) => list.split(',').map((name) => NAMES.exec(name.trim()));
  const inner = pairs(first);
  const members = (second === undefined ? inner : pairs(second)).map((pair) => {
    if (!pair) return null;
    const [, from = '', to = from] = pair;
    if (second === undefined) return `${to}:m.${from}`;
    const imported = inner.find((one) => one && (one[2] ?? one[1]) === from);
    return imported ? `${to}:m.${imported[1]}` : null;
  });
  return members.includes(null) ? null : { target, members: members.join(',') };
}

const escaped = (text: string) => text.replace(/[.$]/g, '\\$&');

/** One chunk's code with the facades' targets in place of the facades. */
export function without(code: string, facades: Map<string, Facade>): string {
  let found = code;
  for (const [name, { target, members }] of facades) {
    const called = new RegExp(`import\\(([\`'"])\\./${escaped(name)}\\1\\)`, 'g');
    found = found
      .replace(called, `import(\`./${target}\`).then(m=>({${members}}))`)
      // What is fetched beforehand, twice where it has the target already: it looks.
      .replaceAll(`"./${name}"`, `"./${target}"`);
  }
  return found;
}

const baseOf = (file: string) => file.replace(/^.*\//, '');

/**
 * What is imported later from a chunk of our own making (build/chunks.ts) comes by way of a file that
 * only passes it on: a request for 50 bytes. This names the chunk itself where it is imported.
 */
export function facades(): Plugin {
  return {
    name: 'gladsheim-facades',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const found = new Map<string, Facade>();
        for (const [file, part] of Object.entries(bundle)) {
          const made = part.type === 'chunk' && part.isDynamicEntry ? facade(part.code) : null;
          if (!made) continue;
          found.set(baseOf(file), made);
          delete bundle[file];
        }
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk') part.code = without(part.code, found);
        }
      },
    },
  };
}
