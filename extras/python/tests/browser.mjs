/**
 * Run calls with the core that browsers load. Read a JSON list of calls `[name, ...arguments]` from standard
 * input, and print the answers.
 */
import process from 'node:process';
import { text } from 'node:stream/consumers';
import * as api from 'mexplorer';

/** @param {any} value */
const plain = (value) =>
  ArrayBuffer.isView(value) ? Array.from(/** @type {any} */ (value)) : value;

const calls = JSON.parse(await text(process.stdin));
const answers = [];
for (const [name, ...rest] of calls) {
  try {
    answers.push(await /** @type {any} */ (api)[name](...rest));
  } catch (error) {
    const { code, message, span, details } = /** @type {any} */ (error);
    answers.push({ error: { code, message, span, details } });
  }
}
process.stdout.write(JSON.stringify(answers, (_, value) => plain(value)));
