/** Trees of which a node is taken, and with it what grows on it or what is below it. */
import { cutting, nodeCut } from './plant.js';

export const { start, reduce, view, remember, help, bar } = cutting(nodeCut);
export const keys = 'boards.keys_node';
export { styles } from './plant.js';
