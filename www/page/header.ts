/** The navigation and the language buttons of the header, and the row of views below it. */
import { html, nothing } from 'lit';
import { icon } from '../ui/pictures/icons.ts';
import { doors, gameViews } from '../links/views.ts';
import type { State } from '../links/state.ts';
import type { View } from '../links/views.ts';
import type { Language } from '../i18n/languages.ts';

type Known = Pick<View, 'name' | 'door' | 'tab' | 'advanced' | 'linked' | 'fields'>;

interface Place {
  views: readonly Known[];
  state: Pick<State, 'view' | 'why'>;
  t: (key: string) => string;
  /** Return the link to a view with the current state, changed by `patch`. */
  href: (name: string, patch?: Partial<State>) => string;
}

const doorOf = ({ views, state }: Place) => views.find(({ name }) => name === state.view)?.door;

const isFront = (views: readonly Known[], { name, door }: Known) =>
  views.find((view) => view.door === door)?.name === name;

/** Draw the entries of the navigation, called doors; each links to the first of its views. */
export function navigation(place: Place) {
  const { views, state, t, href } = place;
  const here = doorOf(place);
  return html`<nav aria-label=${t('page.nav')}>
    ${views
      .filter((view) => isFront(views, view))
      .map(({ name, door }) => {
        const isHere = door === here && (name === state.view ? 'page' : 'true');
        return html`<a href=${href(name)} data-view=${name} aria-current=${isHere || nothing}
          >${icon(doors[door])}<span>${t(`page.${door}`)}</span></a
        >`;
      })}
  </nav>`;
}

/**
 * Draw the tabs of the views in the current entry of the navigation, unless there is only one. In a view whose
 * link has a game, the views of the game come first.
 */
export function viewTabs(place: Place) {
  const { views, state, t, href } = place;
  const here = doorOf(place);
  const all = views.filter(
    ({ door, name, linked }) => door === here && (!linked || name === state.view),
  );
  const link = (view: Known, patch?: Pick<State, 'why'>) => {
    const { name, tab = name } = view;
    const isHere = name === state.view && (!patch || patch.why === state.why);
    // Set `data-view` on only one of the links to a view: on the link in the navigation, if there is one.
    return html`<a
      href=${href(name, patch)}
      data-view=${isFront(views, view) ? nothing : name}
      aria-current=${isHere ? 'page' : nothing}
      >${t(`page.${tab}`)}</a
    >`;
  };
  const ofGame = views.filter(({ name }) => gameViews.includes(name));
  const isGame = views.some(({ name, fields }) => name === state.view && fields.game);
  const others = isGame ? all.filter((view) => !ofGame.includes(view)) : all;
  const behind = others.filter(({ advanced }) => advanced);
  if (all.length < 2) return nothing;
  return html`<nav aria-label=${t(`page.${here}`)}>
    ${
      isGame
        ? html`<span
            >${ofGame.flatMap((view) =>
              view.name === 'play'
                ? [link(view, { why: false }), link({ ...view, tab: 'why' }, { why: true })]
                : link(view),
            )}</span
          >`
        : nothing
    }
    <span>${others.filter(({ advanced }) => !advanced).map((view) => link(view))}</span>
    ${
      behind.length
        ? html`<span class="behind">${t('page.advanced')}${behind.map((view) => link(view))}</span>`
        : nothing
    }
  </nav>`;
}

/**
 * Draw a button for each language that is not the current one, named in that language.
 * @param coming the chosen language, while its words are loading
 */
export function languageButtons<L extends string>(
  languages: Record<L, Language>,
  current: L,
  choose: (lang: L) => void,
  coming?: string | null,
) {
  const others = (Object.keys(languages) as L[]).filter((lang) => lang !== current);
  return others.map((lang) => {
    const { tag, name, short } = languages[lang];
    return html`<button
      class="lang"
      lang=${tag}
      data-lang=${lang}
      aria-label=${name}
      aria-busy=${lang === coming ? 'true' : nothing}
      @click=${() => choose(lang)}
    >
      <span class="long">${name}</span>
      <span class="short">${short}</span>
    </button>`;
  });
}
