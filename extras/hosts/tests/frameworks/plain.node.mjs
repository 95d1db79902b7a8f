/**
 * Test the package in Node without a DOM: importing the elements has no effect, and the functions of the API
 * work.
 */
import assert from 'node:assert/strict';
import { analyze, where } from 'mexplorer';
import { ready } from 'mexplorer/elements';
import 'mexplorer/react';
import 'mexplorer/vue';

await ready;
assert.equal(globalThis.customElements, undefined);
assert.equal((await analyze('nim', '3 5 7')).outcome, 'N');
assert.equal(await where(), 'page');
