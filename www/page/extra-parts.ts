/** The parts that extras add to the views of the page. */
import { extras } from '../extras.ts';
import type { Slot } from '../extra.ts';
import type { Drawn } from './load-view.ts';

/** Loads the parts of a place; those that do not come are left out. */
export async function partsOf(slot: Slot): Promise<Drawn[]> {
  const loads = extras.flatMap((extra) => extra.parts?.[slot] ?? []);
  const parts = await Promise.allSettled(loads.map((load) => load()));
  return parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
}
