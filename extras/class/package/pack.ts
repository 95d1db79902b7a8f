/**
 * `npx mexplorer pack sheet.json --scorm 1.2 --out sheet.zip`: make a package of a task sheet or a lesson for
 * a learning platform. With `--html`, make an archive with a folder that opens in any browser. Runs in Node.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze, patterns, table } from 'mexplorer';
import { langOf, t } from 'mexplorer/kit';
import { Refused } from 'mexplorer/kit/node';
import { errsBy } from '../sheet/stranger.ts';
import { archiveOf } from './archive.ts';
import { manifest } from './manifest.ts';
import { LONGEST } from '../sheet/code.ts';
import { SheetError } from '../sheet/sheet-error.ts';
import { checksum, readSheet, writeSheet } from '../sheet/sheet.ts';
import type { Version } from './platform.ts';
import type { Sheet } from '../sheet/sheet.ts';

const VERSIONS = ['1.2', '2004'];
/** The script of every package, a file in the `dist` folder of the command. */
const SCRIPT = 'mexplorer-package.js';

/** The options of a package. */
export interface Options {
  scorm?: string;
  html?: boolean;
  /** The path of the archive to write. */
  output?: string;
  lang?: string;
  home?: string;
}

/** The sources of a package's files. */
export interface Sources {
  /** The folder with the scripts and the lessons. */
  dist: string;
  /** Read the text of a file. */
  read: (file: string) => Promise<string>;
}

/**
 * Make the archive of a package, without writing it to the disk.
 * @param what a list with one item: the sheet's file, or the id of a lesson
 * @throws {Refused | SheetError}
 */
export async function pack(
  what: string[],
  { scorm, html, output: target, lang, home }: Options,
  { dist, read }: Sources,
): Promise<{ target: string; archive: Uint8Array }> {
  if (what.length !== 1) throw new Refused('pack_what');
  if (!target) throw new Refused('pack_out');
  if (Boolean(scorm) === Boolean(html)) throw new Refused('pack_kind');
  if (home && !/^https?:\/\//.test(home)) throw new Refused('pack_home', { found: home });
  if (scorm && !VERSIONS.includes(scorm)) throw new Refused('pack_version', { found: scorm });
  const version = (scorm ?? null) as Version | null;
  const { contents, id, title, files } = await contentsOf(what[0], { dist, read }, lang);
  const whole = {
    ...contents,
    scorm: version,
    ...(lang ? { lang } : {}),
    ...(home ? { home } : {}),
  };
  const all: Record<string, string | Uint8Array> = {
    'index.html': page(title, whole, Object.keys(files)),
    ...files,
    [SCRIPT]: readFileSync(join(dist, SCRIPT)),
    'THIRD-PARTY.md': readFileSync(join(dist, 'THIRD-PARTY.md')),
  };
  if (version) all['imsmanifest.xml'] = manifest({ version, id, title, files: Object.keys(all) });
  return { target, archive: archiveOf(all) };
}

async function contentsOf(what: string, { dist, read }: Sources, lang?: string) {
  const lesson = join(dist, 'lessons', `${what}.json`);
  if (/^[a-z]+$/.test(what) && existsSync(lesson) && !existsSync(what)) {
    const text = readFileSync(lesson, 'utf8');
    const script = `globalThis.mexplorerLesson = ${text};\n`;
    return {
      contents: { lesson: what },
      id: `lesson-${what}`,
      title: t(langOf(lang), `learn.title.${what}`),
      files: { 'lesson.js': script } as Record<string, string>,
    };
  }
  if (!existsSync(what)) throw new Refused('pack_no_such', { file: what });
  const given = await read(what);
  if (Buffer.byteLength(given) > LONGEST) throw new SheetError('large', what);
  const sheet = readSheet(parsed(given));
  await checked(sheet);
  const text = writeSheet(sheet);
  return {
    contents: { sheet: JSON.parse(text) },
    id: `sheet-${checksum(text)}`,
    title: sheet.title,
    files: {},
  };
}

function parsed(text: string) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new SheetError('sheet', 'sheet');
  }
}

/**
 * Check that the tasks about games can be solved, so that faults are found before the sheet is used in class.
 */
async function checked({ tasks }: Sheet) {
  for (const [i, task] of tasks.entries()) {
    if (task.kind === 'table') await table(task.table, task.upto);
    if (task.kind === 'rule') await patterns(task.rule);
    if (!('position' in task)) continue;
    const { outcome, nimber } = await analyze(task.game, task.position, { limit: 1 });
    const at = `tasks[${i}].position`;
    if (outcome === 'D') throw new SheetError('drawn', at);
    if (task.kind === 'game') continue;
    if (task.kind === 'belief') {
      if (!(await errsBy(task.believes, task.game, task.position)))
        throw new SheetError('never_errs', at);
      continue;
    }
    if (task.ask === 'move' && outcome !== 'N') throw new SheetError('no_wins', at);
    if (task.ask === 'nimber' && nimber === null) throw new SheetError('no_nimber', at);
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function page(title: string, contents: object, scripts: string[]) {
  const data = JSON.stringify(contents).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}</title>
    <style>
      :root {
        color-scheme: light dark;
      }
      :root[theme='light'] {
        color-scheme: light;
      }
      body {
        margin: 0;
        font-family: system-ui, sans-serif;
        background: var(--mex-paper, Canvas);
      }
      main {
        padding: 12px 16px 32px;
      }
    </style>
  </head>
  <body>
    <main>
      <noscript>
        <p lang="en">This page needs JavaScript, which is switched off here.</p>
        <p lang="zh-CN">这一页需要 JavaScript，而它在此被关闭了。</p>
      </noscript>
    </main>
    <script type="application/json" id="mexplorer-contents">
      ${data}
    </script>
${[...scripts, SCRIPT].map((name) => `    <script src="./${name}"></script>`).join('\n')}
  </body>
</html>
`;
}
