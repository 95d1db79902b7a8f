import js from '@eslint/js';
import globals from 'globals';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import ts from 'typescript-eslint';

export default [
  {
    ignores: [
      '.tools/',
      'dist/',
      'node_modules/',
      'playwright-report/',
      'target/',
      'test-results/',
      'www/engine/wasm/',
      'extras/hosts/reveal/',
      'extras/python/core/target/',
      'extras/python/src/mexplorer/static/',
      'extras/hosts/tests/frameworks/**/.astro/',
      'extras/hosts/tests/frameworks/next/.next/',
      'extras/hosts/tests/frameworks/next/next-env.d.ts',
    ],
  },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Allow `console.warn`, which reports mistakes to the authors of pages.
      'no-console': ['error', { allow: ['warn'] }],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['{www,extras}/**/*.{js,ts}'], ...wc['flat/recommended'] },
  { files: ['{www,extras}/**/*.{js,ts}'], ...lit['flat/recommended'] },
  ...ts.configs.recommended.map((config) => ({ files: ['**/*.{ts,tsx}'], ...config })),
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      // Allow `typeof import('…')`, the type of a module that is loaded on demand.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['{www,extras}/**/*.{js,ts}'],
    languageOptions: {
      globals: {
        ...globals.browser,
        __MEX_BUILD__: 'readonly',
        __MEX_OFFLINE__: 'readonly',
      },
    },
  },
  {
    files: [
      'scripts/**/*.mjs',
      'tests/**/*.{js,mjs,ts,tsx}',
      'extras/*/tests/**/*.{js,ts,tsx}',
      'extras/**/*.mjs',
      '*.config.js',
      'www/cli.ts',
      'www/cli/**/*.ts',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    // Declare browser globals as well: Playwright evaluates functions of these files in the page.
    files: ['tests/**/*.{js,mjs,ts,tsx}', 'extras/*/tests/**/*.{js,mjs,ts,tsx}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
  },
];
