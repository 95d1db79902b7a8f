import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { lessons } from './scripts/content/modules.mjs';
import { KIT } from './scripts/lib/kit.mjs';
import { ROOT } from './scripts/lib/paths.mjs';

/** The unit tests run the sources of www themselves, in Node, without a bundle. */
export default defineConfig({
  root: ROOT,
  resolve: { alias: KIT },
  plugins: [lessons()],
  test: {
    include: ['tests/unit/**/*.test.ts', 'extras/*/tests/**/*.test.ts'],
    setupFiles: ['scripts/lib/words.mjs'],
    // Nothing else runs beside them for long: the default leaves a processor free, one of two.
    maxWorkers: availableParallelism(),
    // As long as a loaded machine needs for the longest computation.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
