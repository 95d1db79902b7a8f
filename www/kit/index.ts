/**
 * `mexplorer/kit`: the words, elements, styles and parts of the page for extras, and for pages of one's own that are
 * to look and speak as this one does. An extra imports this, the API `mexplorer` and the descriptor's types
 * `mexplorer/kit/extra`, and nothing else of www.
 */
// Words
export { FIRST_AREAS } from '../i18n/areas.ts';
export { groupDigits } from '../i18n/digits.ts';
export { boardWords, has, langOf, sayError, sayGame, sayMove, t } from '../i18n/index.ts';
export { translatorOf } from '../i18n/index.ts';
export { addWords, fetchWords, langs, languages } from '../i18n/languages.ts';
export { message, say } from '../i18n/message.ts';
export { sayRule } from '../i18n/rule.ts';
export type { Args } from '../i18n/args.ts';
export type { Message } from '../i18n/message.ts';
export type { Lang, Translate, Translated, Words } from '../i18n/languages.ts';
// The list of games
export { entryOf, exampleHeaps, games, groups, nameOf } from '../games.ts';
// Elements
export { define } from '../ui/element/base.ts';
export { Component } from '../ui/element/component.ts';
export type { Speaker } from '../ui/element/component.ts';
export { targetOf, valueOf } from '../ui/element/events.ts';
export { GameLines, readLine } from '../ui/element/game-lines.ts';
export { LightElement } from '../ui/element/light-element.ts';
export { Following } from '../ui/element/model.ts';
export { Query } from '../ui/element/query.ts';
export { loadElements } from './elements.ts';
export type { MexBuilder } from '../learn/mex-builder.ts';
// Views
export { newGame } from '../page/new-game.ts';
export { PageView } from '../page/page-view.ts';
export { alertLine, dialogBar, lead, way } from '../page/parts.ts';
export { default as dialogStyle } from '../page/dialog.css?inline';
export { views } from '../page/views.ts';
export { isLocal } from '../page/local-address.ts';
export { heightOf, widgetOf } from '../page/widget-for-view.ts';
export { defaults, writeLink } from '../page/state.ts';
export { tabInView } from '../page/tab-in-view.ts';
export type { State } from '../page/state.ts';
export { TableModel } from '../tables/table-model.ts';
// Controls, pictures and text
export { copyText } from '../ui/controls/copy-text.ts';
export { chooseFile, fileInput } from '../ui/controls/file-input.ts';
export { saveAs, saveText } from '../ui/controls/save-file.ts';
export { tendScrollers } from '../ui/controls/scroll-box.ts';
export { icon } from '../ui/pictures/icons.ts';
export type { Icon } from '../ui/pictures/icons.ts';
export { escape, markup, raw } from '../ui/text/markup.ts';
export type { Markup } from '../ui/text/markup.ts';
export { moveNumber } from '../ui/text/move-count.ts';
export { inline } from '../ui/text/rich-text.ts';
// Widgets in pages of others
export { pictureOf } from '../page/picture-of.ts';
export { isFence, parseDiv, parseFence } from '../ui/host-page/markup-block.ts';
export { attributes, pictured } from '../ui/host-page/widget-data.ts';
// Styles
export { pageStyle } from '../ui/style/page-style.ts';
export { setStyle } from '../ui/style/set-style.ts';
export { styleSheets } from '../ui/style/style-sheets.ts';
// What this browser keeps
export { course, fitting, saved } from '../saved/list.ts';
export { troubleNote } from '../saved/own-file.ts';
export type { Saved } from '../saved/saved.ts';
// Lessons and games played
export { fits } from '../learn/builders.ts';
export { normal, verdictOn } from '../learn/checks.ts';
export type { Check, Kind } from '../learn/checks.ts';
export { tasksOf } from '../learn/lesson.ts';
export { packedLesson } from '../learn/packed-lesson.ts';
export { progressOf } from '../learn/progress.ts';
export { loadBoard } from '../play/boards.ts';
export * as session from '../play/session.ts';
