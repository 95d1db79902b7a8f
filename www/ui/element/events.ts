/** Functions with types for the target of an event in a template. */

/** Return the value of the field that fired an event. */
export const valueOf = (event: Event) => (event.target as HTMLInputElement).value;

/** Return the element that fired an event, with the type known from the template. */
export const targetOf = <T extends HTMLElement>(event: Event) => event.target as T;
