/**
 * dist/sw.js: the page without a network. The build puts the list of files in place of FILES. All
 * files of one build stand in one cache, so that parts of two builds never meet; a new build waits
 * in its own cache until the person takes it, or all tabs are closed.
 */
/** @type {{ version: string, files: string[], small: string, vectors: string, plain: string, core: string }} */
const build = /** @type {any} */ ('FILES');
const scope = /** @type {any} */ (self);

const PREFIX = 'mexplorer-';
const CACHE = `${PREFIX}${build.version}`;
/** What was visited beside the page: the lessons for paper. */
const VISITED = `${PREFIX}visited`;

/** A module of one function, () -> v128, as in www/engine/core.js. */
const VECTORS = [
  [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  [10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
].flat();

scope.addEventListener('install', (/** @type {any} */ event) => {
  const vectors = WebAssembly.validate(new Uint8Array(VECTORS));
  // Asked for anew, since a cache on the way might bring a part of another build.
  const requests = build.files.map((file) => new Request(file, { cache: 'no-cache' }));
  // The binaries as the page asks for them: their addresses name their build, and it may have them.
  for (const binary of [build.small, vectors ? build.vectors : build.plain]) {
    requests.push(new Request(`${binary}?v=${build.core}`));
  }
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

scope.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE && name !== VISITED);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

scope.addEventListener('message', (/** @type {any} */ { data }) => {
  if (data === 'mex-take') scope.skipWaiting();
});

scope.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const home = new URL('./', location.href).pathname;
  if (!pathname.startsWith(home)) return;
  const file = pathname.slice(home.length) || 'index.html';
  event.respondWith(answer(request, file));
});

/** @param {Request} request @param {string} file */
async function answer(request, file) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(new URL(file, location.href), { ignoreSearch: true });
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (response.ok && file.startsWith('learn/')) {
      const copy = response.clone();
      void caches.open(VISITED).then((visited) => visited.put(request, copy));
    }
    return response;
  } catch (error) {
    const visited = await caches.open(VISITED);
    const before = await visited.match(request, { ignoreSearch: true });
    if (before) return before;
    throw error;
  }
}
