/**
 * Parts of a view that are loaded on demand. The function that draws a part returns null until the part is
 * loaded, and then requests an update of its host.
 */
import { load } from '../../i18n/languages.ts';
import type { Area } from '../../i18n/areas.ts';
import type { ReactiveControllerHost } from 'lit';

export type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

/** Return a function that loads a part on its first call. If loading fails, the next update tries again. */
export function latePart<T>(fetched: () => Promise<T>): (host: Host) => T | null {
  let part: T | null = null;
  return (host) => {
    if (!part) {
      fetched().then(
        (module) => {
          part = module;
          host.requestUpdate();
        },
        () => {},
      );
    }
    return part;
  };
}

/** Return a function that loads a part together with the translated texts that the part needs. */
export const spoken = <T>(area: Area, part: () => Promise<T>) =>
  latePart(async () => (await Promise.all([part(), load(area)]))[0]);
