/** A graph without directions, on which one token walks and removes the nodes that it leaves. */
export * from './graph.js';
