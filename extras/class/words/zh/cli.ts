import type { Translated } from 'mexplorer/kit';
import type en from '../en/cli.ts';

export default {
  verb_pack: '  mexplorer pack 任务单           把任务单（sheet.json）或一课（nim）打成包',
  option_scorm: '      --scorm 1.2|2004            给学习平台的包',
  option_html: '      --html                      放在磁盘或网站上的包',
  option_home: '      --home 网址                 Mexplorer 在哪里，课文的链接指向那里',
  more_pack: '任务单是一个文件；也可以是一课的名字。',
  pack_what: '应给出一份任务单的文件，或一课的名字，例如“mexplorer pack sheet.json”。',
  pack_out: '写到哪里？应给出 --out，例如“--out sheet.zip”。',
  pack_kind: '应给出 --scorm 1.2、--scorm 2004、--html 三者之一。',
  pack_version: ({ found }) => `--scorm：应为 1.2 或 2004，却是“${found}”。`,
  pack_no_such: ({ file }) => `没有“${file}”这个文件，也没有这一课。`,
  pack_home: ({ found }) => `--home：应为 https:// 开头的网址，却是“${found}”。`,
  packed: ({ target, kilobytes }) => `已写入 ${target}，${kilobytes} kB。`,
  flaw: ({ file, says }) => `${file}：${says}`,
} satisfies Translated<typeof en>;
