/**
 * dist/sw.js: the service worker that makes the page work without a network. It stores visited files as they
 * are fetched, and all files when the page requests this. The build replaces FILES by the list of files of
 * the build.
 *
 * Each file of a build, called a part, is stored under its address and hash, and fetched with the hash as its
 * integrity. A build therefore finds only its own parts, and parts of two builds are never mixed. A new build
 * waits, with its parts stored beside those of the old one, until the person accepts it or all tabs are
 * closed.
 */
import { savesData } from '../engine/saves-data.ts';

const build = 'FILES' as unknown as {
  version: string;
  files: Record<string, [hash: string, bytes: number]>;
};

/** Types of service workers that TypeScript's DOM library lacks. */
interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetched extends Extendable {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Scope {
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => void;
  addEventListener(type: 'install' | 'activate', heard: (event: Extendable) => void): void;
  addEventListener(type: 'message', heard: (event: Extendable & MessageEvent) => void): void;
  addEventListener(type: 'fetch', heard: (event: Fetched) => void): void;
}

const scope = self as unknown as Scope;

const PARTS = 'mexplorer-parts';
/** The cache of visited files that are not parts of a build: the lessons for printing. */
const VISITED = 'mexplorer-visited';
/**
 * The address of a marker entry in the cache of parts. The entry exists once a page has requested to store
 * all files, and remains valid for later builds.
 */
const EVERYTHING = new URL('everything', location.href).href;
/** The maximum number of simultaneous downloads. */
const LANES = 6;

type Part = { url: string; key: string; stem: string; integrity: string; bytes: number };

/**
 * Return the path of a file without the hash in its name, so that the same file is recognised in different
 * builds.
 */
const stemOf = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

const parts: Part[] = Object.entries(build.files).map(([path, [hash, bytes]]) => {
  const { href: url, pathname } = new URL(path === 'index.html' ? './' : path, location.href);
  const key = new URL(`${pathname}?${encodeURIComponent(hash)}`, url).href;
  return { url, key, stem: stemOf(pathname), integrity: `sha256-${hash}`, bytes };
});
const byAddress = new Map(parts.map((part) => [part.url, part]));
const home = new URL('./', location.href).href;

scope.addEventListener('install', (event) => event.waitUntil(install()));

/**
 * Copy parts from the browser's cache, which costs no download. Also fetch the page itself and, unless the
 * browser saves data, the new versions of the parts that an older build stored, or all parts if a page has
 * requested to store all files.
 */
async function install() {
  const cache = await caches.open(PARTS);
  const free = await readsCacheAlone();
  const keys = (await cache.keys()).map(({ url }) => url);
  const had = new Set(keys.map((url) => stemOf(new URL(url).pathname)));
  const everything = keys.includes(EVERYTHING);
  await Promise.all(
    parts.map(async (part) => {
      if (keys.includes(part.key)) return;
      const stood = !savesData() && (everything || had.has(part.stem));
      const needed = part.url === home || stood;
      const found = free && (await store(part, 'only-if-cached').catch(() => null));
      if (!found && needed) await store(part, 'no-cache');
    }),
  );
}

/**
 * Return whether a request can be answered from the browser's cache alone. In WebKit, such a request also
 * uses the network.
 */
async function readsCacheAlone() {
  const never = `${home}integrity.json?never=${Date.now()}`;
  try {
    return !(await fetch(never, { cache: 'only-if-cached', mode: 'same-origin' })).ok;
  } catch {
    return true;
  }
}

/**
 * Return whether a part is the small core. The core's worker loads it, so the list of files that the page has
 * loaded does not contain it.
 */
const isSmallCore = ({ url }: Part) => url.includes('mexplorer_small.wasm');

/**
 * Store the files that a page loaded before it had a service worker; most of the files are in the browser's
 * cache.
 * @param loaded addresses of the files
 */
async function keepLoaded(loaded: string[]) {
  const all = new Set(loaded);
  const left = (await missing()).filter((part) => all.has(part.url) || isSmallCore(part));
  await Promise.allSettled(left.map((part) => store(part)));
}

/**
 * Fetch a part of this build and store it. Throw if the server sends a file with another hash, as of another
 * build.
 */
async function store(
  { url, key, integrity }: Part,
  how: RequestCache = 'default',
): Promise<Response> {
  const response = await fetch(url, { cache: how, integrity, mode: 'same-origin' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const cache = await caches.open(PARTS);
  await cache.put(key, response.clone());
  return response;
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  const names = await caches.keys();
  const old = names.filter(
    (name) => /^mexplorer-/.test(name) && name !== PARTS && name !== VISITED,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(PARTS);
  const wanted = new Set([EVERYTHING, ...parts.map(({ key }) => key)]);
  const left = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(left.map((request) => cache.delete(request)));
  await scope.clients.claim();
}

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'mex-take') scope.skipWaiting();
  const answer = (message: unknown) => ports[0]?.postMessage(message);
  if (data.loaded) event.waitUntil(keepLoaded(data.loaded));
  if (data === 'mex-missing') event.waitUntil(missing().then((left) => answer(bytesOf(left))));
  if (data === 'mex-everything') event.waitUntil(storeEverything(answer));
});

/** Return the parts that are not stored yet. */
async function missing() {
  const cache = await caches.open(PARTS);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return parts.filter(({ key }) => !kept.has(key));
}

/** Return the total transfer size of some parts, in bytes. */
const bytesOf = (list: Part[]) => list.reduce((all, { bytes }) => all + bytes, 0);

/** @param answer callback for the number of bytes that are still missing, or for `failed` */
async function storeEverything(answer: (message: number | 'failed') => void) {
  const cache = await caches.open(PARTS);
  await cache.put(EVERYTHING, new Response(''));
  const queue = await missing();
  let left = bytesOf(queue);
  const lane = async () => {
    for (let part = queue.pop(); part; part = queue.pop()) {
      // If a part fails, fetch it again without HTTP caches: a cache may hold the file of another build.
      await store(part).catch(() => store(part as Part, 'reload'));
      left -= part.bytes;
      answer(left);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
    answer(0);
  } catch {
    answer('failed');
    void lookForBuild();
  }
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, href } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !href.startsWith(home)) return;
  const path = pathname.slice(new URL(home).pathname.length);
  const part = byAddress.get(path === '' || path === 'index.html' ? home : href);
  if (part) event.respondWith(answerPart(part));
  else if (path.startsWith('learn/')) event.respondWith(answerLesson(request));
});

async function answerPart(part: Part) {
  const cache = await caches.open(PARTS);
  const kept = await cache.match(part.key);
  if (kept) return kept;
  try {
    return await store(part).catch(() => store(part, 'reload'));
  } catch (error) {
    void lookForBuild();
    throw error;
  }
}

/**
 * Check for a new build, and offer it to the person if there is one: a part that cannot be fetched may belong
 * to a replaced build.
 */
const lookForBuild = () => scope.registration.update().catch(() => {});

/**
 * Return a lesson from the network, or if that fails its stored copy. The network comes first since lessons
 * do not belong to a build.
 */
async function answerLesson(request: Request) {
  const visited = await caches.open(VISITED);
  try {
    const response = await fetch(request);
    if (response.ok) void visited.put(request, response.clone());
    return response;
  } catch (error) {
    const before = await visited.match(request, { ignoreSearch: true });
    if (before) return before;
    throw error;
  }
}
