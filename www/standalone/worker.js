/** Starts the engine's worker from the script itself. */
import source from 'virtual:mexplorer-worker';

export function startWorkerHere() {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return new Worker(address);
}
