import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { lessons } from './scripts/content/modules.mjs';
import { KIT } from './scripts/lib/kit.mjs';
import { ROOT } from './scripts/lib/paths.mjs';

/** Run the unit tests on the sources of www in Node, without a bundle. */
export default defineConfig({
  root: ROOT,
  resolve: { alias: KIT },
  plugins: [lessons()],
  test: {
    include: ['tests/unit/**/*.test.ts', 'extras/*/tests/**/*.test.ts'],
    setupFiles: ['scripts/lib/words.mjs'],
    // Use all processors: by default Vitest leaves one processor free.
    maxWorkers: availableParallelism(),
    // The longest computation takes up to ten minutes on a loaded machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
