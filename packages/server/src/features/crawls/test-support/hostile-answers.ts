import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What a site may answer that wants to harm its reader, or is broken. */
export interface HostileAnswer {
  readonly what: string;
  readonly answer: Answer;
  /** Lines of the log that say so: the event, and its detail; '' for any. */
  readonly log: readonly (readonly [event: string, detail: string])[];
}

const MEGABYTE = 1024 * 1024;
const BOMB = Buffer.alloc(48 * MEGABYTE, 'a');
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const failed = (detail: string) => [['PAGE_FAILED', detail]] as const;
const redirect =
  (to: (request: IncomingMessage) => string): Answer =>
  (request, response) => {
    response.writeHead(302, { location: to(request) }).end();
  };
const packed =
  (encoding: string, body: Buffer): Answer =>
  (_, response) => {
    response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(body);
  };
const page =
  (body: string): Answer =>
  (_, response) => {
    response.writeHead(200, HTML).end(body);
  };
/** Any of them is an end: the words that were found, or none in time. */
const UNREADABLE = [
  ['PAGE_READ', ''],
  ['EXTRACTION_FAILED', ''],
] as const;

const dribble: Answer = (_, response) => {
  response.writeHead(200, HTML);
  const timer = setInterval(() => response.write('a'), 20);
  response.on('close', () => clearInterval(timer));
};

const endless: Answer = (_, response) => {
  response.writeHead(200, HTML);
  const chunk = 'xin chào '.repeat(8_000);
  const fill = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', fill);
  fill();
};

const lying: Answer = (_, response) => {
  response.writeHead(200, { ...HTML, 'content-length': '5000' });
  response.write('chỉ có thế');
  setImmediate(() => response.destroy());
};

const slowHeaders: Answer = ({ socket }) => {
  socket.write('HTTP/1.1 200 OK\r\n');
  const timer = setInterval(() => socket.write('x-cham: 1\r\n'), 20);
  socket.on('close', () => clearInterval(timer));
};

/** Compresses its bombs: call it once. */
export function hostileAnswers(): readonly HostileAnswer[] {
  return [
    { what: 'no answer at all', answer: () => undefined, log: failed('slow') },
    { what: 'headers that never end', answer: slowHeaders, log: [...failed('slow'), ...failed('tooLarge')] },
    { what: 'a body that dribbles', answer: dribble, log: failed('slow') },
    { what: 'a body without an end', answer: endless, log: failed('tooLarge') },
    { what: 'a length that is not true', answer: lying, log: failed('network') },
    { what: 'a gzip bomb', answer: packed('gzip', gzipSync(BOMB)), log: failed('tooLarge') },
    { what: 'a brotli bomb', answer: packed('br', brotliBomb()), log: failed('tooLarge') },
    { what: 'gzip that is none', answer: packed('gzip', Buffer.from('không nén')), log: failed('encoding') },
    { what: 'redirects in a circle', answer: redirect(({ url }) => url ?? '/'), log: failed('redirects') },
    {
      what: 'a redirect to this machine',
      answer: redirect(({ socket }) => `http://127.0.0.1:${socket.localPort}/bi-mat`),
      log: failed('private'),
    },
    {
      what: 'a redirect to the metadata address',
      answer: redirect(() => 'http://169.254.169.254/latest/meta-data'),
      log: failed('private'),
    },
    { what: '200,000 nested elements', answer: page('<div>'.repeat(200_000)), log: UNREADABLE },
  ];
}

const brotliBomb = () => brotliCompressSync(BOMB.subarray(0, 12 * MEGABYTE));

/** A document whose entities stand for a billion words. */
export function manyEntities(): string {
  const levels = Array.from(
    { length: 10 },
    (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "ha">${levels.join('')}]>
    <rss version="2.0"><channel><title>&e10;</title><item><title>&e10;</title></item></channel></rss>`;
}
