import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** The styles that each class of a component's own stands for. */
const known = new Map();

/** Shorter than the usual ones: they stand beside each element and each selector. */
function cssHash({ hash, css }) {
  const name = `s${hash(css).slice(0, 4)}`;
  if ((known.get(name) ?? css) !== css)
    throw new Error(`two components share the class ${name}: give it a letter more`);
  known.set(name, css);
  return name;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash },
};
