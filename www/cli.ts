#!/usr/bin/env node
/**
 * `npx mexplorer render notes.md`: replaces widgets by pictures, for print and mail.
 * `npx mexplorer picture game=nim "position=3 5 7"`: one picture, for integrations.
 * `npx mexplorer judge 891 < input`, `gen`, `check`: practice problems, beside somebody's own solution.
 * `npx mexplorer pack sheet.json --scorm 1.2 --out sheet.zip`: a package for a learning platform.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PACK_OPTIONS, PackError, pack } from './class/pack.ts';
import { SheetError } from './class/sheet.ts';
import { MexError } from './engine/errors.js';
import { has, langOf, sayError, t } from './i18n/index.ts';
import { isJudgeCommand, judgeCommand } from './static/judge-commands.js';
import { replaceWidgets } from './static/replace.js';
import { renderStatic } from './static/render.js';
import './i18n/class.ts';
import './i18n/late.ts';
import type { Lang } from './i18n/index.ts';

/** The package is the parent of this file's folder. */
const HERE = dirname(fileURLToPath(import.meta.url));

/** Options of the command line. */
const OPTIONS = {
  output: { type: 'string', short: 'o' },
  lang: { type: 'string' },
  theme: { type: 'string' },
  print: { type: 'string' },
  images: { type: 'string' },
  seed: { type: 'string' },
  count: { type: 'string' },
  ...PACK_OPTIONS,
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** An error in the command line rather than in the notes. */
class UsageError extends Error {}

type Values = { output?: string; lang?: string; theme?: string; print?: string; images?: string };

const spoken = (asked: string | undefined) =>
  langOf(
    asked ?? process.env.LC_ALL ?? process.env.LC_MESSAGES ?? process.env.LANG?.replace('_', '-'),
  );

/** @returns the exit status */
export async function run(args: string[]): Promise<number> {
  const lang = spoken(args[args.indexOf('--lang') + 1 || args.length]);
  const say = (key: string, more: any = {}) => t(lang, `static.cli.${key}`, more);
  try {
    const { values, positionals } = read(args, say);
    if (values.version) {
      const file = readFileSync(join(HERE, '..', 'package.json'), 'utf8');
      console.log(JSON.parse(file).version);
      return 0;
    }
    const [command, ...rest] = positionals;
    if (values.help || !command) {
      (values.help ? console.log : console.error)(say('help'));
      return values.help ? 0 : 2;
    }
    if (command === 'render') return await render(rest, values, say, lang);
    if (command === 'picture') return await picture(rest, values);
    if (isJudgeCommand(command)) return await judgeCommand(command, { rest, values, say, lang });
    if (command === 'pack') return await packed(rest, values, say, lang);
    throw new UsageError(say('no_command', { command }));
  } catch (thrown) {
    if (thrown instanceof UsageError) console.error(`mexplorer: ${thrown.message}`);
    else
      console.error(
        `mexplorer: ${thrown?.code?.startsWith?.('E') ? thrown.message : sayError(lang, MexError.from(thrown))}`,
      );
    return thrown instanceof UsageError ? 2 : 1;
  }
}

async function packed(
  what: string[],
  values: Values & { scorm?: string; html?: boolean; out?: string },
  say: (key: string, more?: any) => string,
  lang: Lang,
) {
  try {
    const { target, bytes } = await pack(what, values, HERE);
    console.log(say('packed', { target, kilobytes: Math.ceil(bytes / 1000) }));
    return 0;
  } catch (error) {
    if (error instanceof PackError) throw new UsageError(say(error.key, error.more));
    if (!(error instanceof SheetError)) throw error;
    const { code, at, limit } = error;
    const known = has(lang, `class.flaw_${code}`);
    console.error(
      `${what[0]}: ${at}: ${t(lang, `class.${known ? 'flaw_' : ''}${code}`, { limit })}`,
    );
    return 1;
  }
}

function read(args: string[], say: (key: string, more?: any) => string) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(say('bad_option', { says: error.message }));
  }
}

/** Formats of pictures in notes. */
const IMAGES = ['inline', 'files', 'tex'];

async function render(
  files: string[],
  values: Values,
  say: (key: string, more?: any) => string,
  lang: Lang,
) {
  if (!files.length) throw new UsageError(say('no_file'));
  if (values.images && !IMAGES.includes(values.images)) {
    throw new UsageError(say('bad_images', { found: values.images, known: IMAGES.join(', ') }));
  }
  let bad = 0;
  for (const file of files) {
    if (!existsSync(file) || !statSync(file).isFile())
      throw new UsageError(say('no_such_file', { file }));
    const target = targetOf(file, values.output, files.length > 1);
    if (resolve(target) === resolve(file)) throw new UsageError(say('same_file', { file }));
    const kind = /^\.(x?html?|xht)$/i.test(extname(file)) ? 'html' : 'markdown';
    const done = await replaceWidgets(readFileSync(file, 'utf8'), {
      kind,
      images: (values.images ?? (kind === 'html' ? 'inline' : 'files')) as any,
      stem: basename(target, extname(target)),
      ...values,
    });
    for (const { line, widget } of done.left)
      console.error(`${file}:${line}: ${say('left', { widget })}`);
    for (const { line, error } of done.errors)
      console.error(`${file}:${line}: ${sayError(lang, error)}`);
    bad += done.errors.length;
    // Notes with errors are not written.
    if (done.errors.length) continue;
    mkdirSync(dirname(resolve(target)), { recursive: true });
    for (const { name, text } of done.files)
      writeFileSync(join(dirname(target), name), `${text}\n`);
    writeFileSync(target, done.text);
    console.log(say('wrote', { target, count: done.files.length }));
  }
  return bad ? 1 : 0;
}

/** The output: the file or folder given, else beside the notes. */
function targetOf(file: string, output: string | undefined, several: boolean) {
  const ending = extname(file);
  if (!output) return join(dirname(file), `${basename(file, ending)}.static${ending}`);
  const isFolder =
    several || /[\\/]$/.test(output) || (existsSync(output) && statSync(output).isDirectory());
  return isFolder ? join(output, basename(file)) : output;
}

/**
 * One picture, from `name=value` or from JSON; by the ending of its file it is SVG, TeX, HTML or
 * the sentence, without one it is SVG on the screen.
 */
async function picture(parts: string[], { output, lang, theme = 'light', print }: Values) {
  const spec: Record<string, any> = { theme };
  for (const part of parts) {
    if (part.trim().startsWith('{')) Object.assign(spec, JSON.parse(part));
    else {
      const [name, value = ''] = part.split(/=(.*)/s);
      spec[name] = value;
    }
  }
  if (lang) spec.lang = lang;
  if (print) spec.print = print;
  const { svg, tex, html, alt } = await renderStatic(spec);
  const texts = { '.tex': tex, '.html': html, '.txt': alt } as Record<string, string>;
  const text = texts[extname(output ?? '')] ?? svg;
  if (output) {
    mkdirSync(dirname(resolve(output)), { recursive: true });
    writeFileSync(output, text.endsWith('\n') ? text : `${text}\n`);
  } else console.log(text);
  return 0;
}

// Whoever reads may stop early, as `head` does.
process.stdout.on('error', (error) => {
  if ((error as { code?: string } | null)?.code !== 'EPIPE') throw error;
});
process.exitCode = await run(process.argv.slice(2));
