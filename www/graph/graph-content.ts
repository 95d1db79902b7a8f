/** What `<mex-graph>` shows. */
import { html, nothing } from 'lit';
import { nodeList } from './list.ts';
import { isFolded } from './graph-part.ts';
import { drawingChoice, graphFields } from './fields.ts';
import { cameraTools, foldNote, legend, openTools, partNote, picture } from './graph-view.ts';
import { stepping } from './steps.ts';
import { ruleOf } from '../ui/element/line-rule.ts';
import { labelOf } from './labels.ts';
import type { MexGraph } from './mex-graph.ts';
import type { Drawing } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';

function fieldsOf(graph: MexGraph) {
  const { model } = graph;
  return graphFields({
    t: graph.t,
    lang: graph.lang,
    game: model.game,
    position: model.begun,
    pasted: model.pasted,
    failure: graph.failure,
    wrong: model.wrong,
    set: (name, value) => model.set({ [name]: value }),
    paste: (text) => {
      model.type(text);
      void model.read();
    },
  });
}

/** The fields, the drawing and what stands below it. */
export function graphContent(graph: MexGraph) {
  const { drawing, layout } = graph;
  return html`${graph.edits ? fieldsOf(graph) : nothing} ${ruleOf(graph, graph.game)}
  ${
    !drawing || !layout
      ? nothing
      : drawing.large
        ? html`<p class="caution note" role="status">${graph.t('graph.large', drawing.large)}</p>`
        : drawn(graph, drawing, layout)
  }`;
}

function drawn(graph: MexGraph, drawing: Drawing, layout: Layout) {
  const t = graph.t;
  const steps = () =>
    stepping({
      t,
      drawing,
      lit: graph.lit,
      step: graph.step,
      order: graph.order,
      toggle: () => (graph.step = graph.step === null ? 0 : null),
      go: (step) => graph.goToStep(step),
    });
  const list = () =>
    nodeList({
      t,
      lang: graph.lang,
      drawing,
      open: graph.listed,
      toggle: (open) => (graph.listed = open),
    });
  const { full } = graph.model;
  const isPart = full !== null && drawing.nodes.length < full.nodes.length;
  const large = full !== null && !graph.beginsWhole(full);
  return html`${views(graph)} ${isPart ? nothing : partNote(t, drawing)}
    ${large ? openTools(t, { drawing, full, open: (all) => void graph.openAll(all) }) : nothing}
    ${pictureOf(graph, drawing, layout)} ${isFolded(full ?? drawing) ? foldNote(t) : nothing}
    <div class="flow below">
      ${graph.has('legend') ? legend(t, graph.lang, drawing) : nothing}
      ${graph.has('zoom') ? cameraTools(t, graph.camera) : nothing}
    </div>
    <div class="given-away">
      ${graph.has('steps') ? steps() : nothing} ${graph.has('list') ? list() : nothing}
    </div>`;
}

function views(graph: MexGraph) {
  if (!graph.isGraph || !graph.has('views')) return nothing;
  return drawingChoice(graph.t, graph.show, (show) => graph.model.set({ show }));
}

function pictureOf(graph: MexGraph, drawing: Drawing, layout: Layout) {
  const shown = new Set(graph.step === null ? graph.order : graph.order.slice(0, graph.step));
  const title =
    drawing.kind === 'board'
      ? graph.t('graph.title.board')
      : graph.t('graph.title', { game: graph.game, position: graph.model.begun });
  return picture({
    drawing,
    layout,
    frame: graph.camera.frame,
    title: `${title}. ${graph.t('graph.label', { count: drawing.nodes.length })}`,
    at: graph.at,
    lit: graph.lit,
    valued: (i) => shown.has(i),
    label: (i) => labelOf(graph.t, drawing, i, shown.has(i)),
    print: graph.print,
    on: {
      key: (event) => graph.onKey(event),
      over: (event) => {
        if (event.pointerType !== 'touch' && !graph.shifted) graph.hover = graph.nodeAt(event);
      },
      move: () => (graph.shifted = false),
      leave: () => (graph.hover = null),
      focus: (event) => {
        const i = graph.nodeAt(event);
        if (i === null) return;
        graph.at = i;
        graph.pinned = i;
      },
      click: (event) => {
        const i = graph.nodeAt(event);
        if (i !== null) graph.pick(i);
      },
    },
  });
}
