import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config.ts';

/** Apart from the page's own configuration: the page is built without the test tools. */
export default mergeConfig(
  page,
  defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node' } }),
);
