/**
 * The module `mexplorer/kit`: texts, elements, styles and parts of the page, for extras (optional modules)
 * and for other pages with the same look and texts. Of the files in www, an extra imports only this module,
 * the API `mexplorer` and the descriptor's types `mexplorer/kit/extra`.
 */
// Texts.
export { FIRST_AREAS } from '../i18n/areas.ts';
export { groupDigits } from '../i18n/digits.ts';
export { boardWords, has, langOf, sayError, sayGame, sayMove, t } from '../i18n/index.ts';
export { translatorOf } from '../i18n/index.ts';
export { addWords, fetchAllWords, fetchWords, langs, languages } from '../i18n/languages.ts';
export { message, say } from '../i18n/message.ts';
export { sayRule } from '../i18n/rule.ts';
export type { Args } from '../i18n/args.ts';
export type { Message } from '../i18n/message.ts';
export type { Lang, Translate, Translated, Words } from '../i18n/languages.ts';
// The list of games.
export { entryOf, exampleHeaps, games, groups, nameOf, withMisere } from '../games.ts';
// Elements.
export { MexElement, define } from '../ui/element/base.ts';
export type { Speaker } from '../ui/element/base.ts';
export { targetOf, valueOf } from '../ui/element/events.ts';
export { GameLines, readLine } from '../ui/element/game-lines.ts';
export { ShownModel } from '../ui/element/model.ts';
export { placed } from '../ui/element/placed.ts';
export { Query } from '../ui/element/query.ts';
export { Tally } from '../ui/element/tally.ts';
export { MexWidget } from '../ui/element/widget.ts';
export { loadElements } from './elements.ts';
export type { MexEditor } from '../setup/mex-editor.ts';
export type { MexBuilder } from '../learn/mex-builder.ts';
// Views.
export { certainOf, isGame, placeOf, readingsOf } from '../setup/meanings.ts';
export type { GameReading } from '../setup/meanings.ts';
export { remarkOn, suggestions } from '../setup/suggestions.ts';
export { default as suggestionsStyle } from '../setup/suggestions.css?inline';
export { newGame } from '../setup/new-game.ts';
export { headingOf } from '../view/game-heading.ts';
export { PageView } from '../view/page-view.ts';
export { alertLine, dialogBar, lead, way } from '../view/parts.ts';
export { default as dialogStyle } from '../view/dialog.css?inline';
export { views } from '../links/views.ts';
export { isLocal } from '../play/sharing/local-address.ts';
export { heightOf, widgetOf } from '../links/widget-for-view.ts';
export { defaults, readLink, writeLink } from '../links/state.ts';
export { tabInView } from '../view/tab-in-view.ts';
export type { State } from '../links/state.ts';
export { TableModel } from '../tables/table-model.ts';
// Controls, pictures and formatted text.
export { copyText } from '../ui/controls/copy-text.ts';
export { isEnter, typed } from '../ui/controls/typed-text.ts';
export { chooseFile, fileInput } from '../ui/controls/file-input.ts';
export { saveAs, saveText } from '../ui/controls/save-file.ts';
export { tendScrollers } from '../ui/controls/scroll-box.ts';
export { holdField, leaveField } from '../ui/controls/steady-press.ts';
export { icon } from '../ui/pictures/icons.ts';
export type { Icon } from '../ui/pictures/icons.ts';
export { decodeText } from '../ui/text/decode-text.ts';
export { escape, markup, raw } from '../ui/text/markup.ts';
export type { Markup } from '../ui/text/markup.ts';
export { moveNumber } from '../ui/text/move-count.ts';
export { inline } from '../ui/text/rich-text.ts';
export { linkTo } from '../ui/text/view-links.ts';
// Widgets in other people's pages.
export { pictureOf } from '../play/sharing/picture-of.ts';
export { isFence, parseDiv, parseFence } from '../ui/host-page/markup-block.ts';
export { attributes, pictured } from '../ui/host-page/widget-data.ts';
// Styles.
export { pageStyle } from '../ui/style/page-style.ts';
export { setStyle } from '../ui/style/set-style.ts';
export { styleSheets } from '../ui/style/style-sheets.ts';
// Data stored in the browser.
export { course, fitting, saved, solved } from '../saved/list.ts';
export { troubleNote } from '../saved/own-file.ts';
export type { Saved } from '../saved/saved.ts';
// Lessons and their tasks.
export { lessonsFor } from '../learn/outline.ts';
export { fits } from '../learn/builders.ts';
export { normal, verdictOn } from '../learn/checks.ts';
export type { Check, Kind } from '../learn/checks.ts';
export { tasksOf } from '../learn/lesson.ts';
export { packedLesson } from '../learn/packed-lesson.ts';
export { progressOf } from '../learn/progress.ts';
export { faults } from '../learn/faulty-programs.ts';
export type { Fault } from '../learn/faulty-programs.ts';
export { task, verdict } from '../learn/part.ts';
export { default as partStyle } from '../learn/part.css?inline';
export { default as textStyle } from '../learn/text.css?inline';
// Boards and played games.
export { loadBoard } from '../play/boards.ts';
export * as session from '../play/session.ts';
