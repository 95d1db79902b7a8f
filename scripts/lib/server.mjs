/**
 * A static server for dist/ with the production headers. Vite's preview server does not suffice, since it
 * sends WebAssembly uncompressed. Hosts compress it; without compression, a first visit would cost 680 kB
 * instead of 325 kB (offline.spec.js). A plugin of the preview server would need all of this file except the
 * content types.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzip } from 'node:zlib';

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
].join('; ');

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const PRESSED = new Set(['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.wasm']);

/**
 * @param {string | string[]} folder one or several; the first that contains a file provides it
 * @param {{ port?: number, host?: string, policy?: string | null, cors?: boolean, pages?:
 * Record<string, string>, onFile?: (file: string) => void }} [options] port 0 takes a free one;
 * `policy` replaces the policy of this project's own page; `cors` lets other sites read; `pages` are
 * texts by their paths, served as if they were files of the folder; `onFile` is called for each file
 * sent
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export function serve(folder, options = {}) {
  const { port = 0, host = '127.0.0.1', policy = POLICY, cors, pages = {}, onFile } = options;
  const server = createServer((request, response) => {
    if (policy !== null) response.setHeader('Content-Security-Policy', policy);
    if (cors) response.setHeader('Access-Control-Allow-Origin', '*');
    const [path] = String(request.url).split('?');
    const page = pages[path];
    if (page === undefined) return answer([folder].flat(), request, response, onFile);
    return response.writeHead(200, { 'Content-Type': TYPES[extname(path)] }).end(page);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({
        address: `http://${host}:${taken}/`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/**
 * @param {string[]} folders
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(file: string) => void} [onFile]
 */
function answer(folders, request, response, onFile) {
  const url = request.url ?? '/';
  const file = folders.map((folder) => fileFor(folder, url)).find((found) => found !== null);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  if (!file) return refuse(response, 404);
  const type = extname(file);
  response.setHeader('Content-Type', TYPES[type] ?? 'application/octet-stream');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-cache');
  const { mtimeMs, size } = statSync(file);
  const tag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] === tag) return response.writeHead(304).end();
  if (request.method === 'HEAD') return response.writeHead(200).end();
  onFile?.(file);
  if (PRESSED.has(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
    response.writeHead(200, { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' });
    const sent = (/** @type {Buffer} */ body) => response.end(body);
    return pressed(file, tag).then(sent, () => response.destroy());
  }
  const body = createReadStream(file).on('error', () => response.destroy());
  response.writeHead(200, { 'Content-Length': size });
  return body.pipe(response);
}

/**
 * A cache of compressed files, as hosts have one.
 * @type {Map<string, { tag: string, body: Promise<Buffer> }>}
 */
const kept = new Map();

/** @param {string} file @param {string} tag of the present file */
function pressed(file, tag) {
  const known = kept.get(file);
  if (known?.tag === tag) return known.body;
  /** @type {Promise<Buffer>} */
  const body = new Promise((resolve, reject) => {
    gzip(readFileSync(file), (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
  kept.set(file, { tag, body });
  return body;
}

/** @param {import('node:http').ServerResponse} response @param {number} status */
function refuse(response, status) {
  response.writeHead(status, { 'Content-Type': 'text/plain' });
  response.end(status === 404 ? 'Not found\n' : 'Only GET and HEAD\n');
}

/** @param {string} folder @param {string} url @returns {string | null} */
function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  const inside = file.startsWith(folder + sep);
  return inside && existsSync(file) && statSync(file).isFile() ? file : null;
}
