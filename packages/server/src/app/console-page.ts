import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageHeaders } from './security-headers.ts';

/** Settings that every browser may know; the console reads them from `#public-settings`. */
export interface PublicSettings {
  readonly apiBase: string;
  readonly timeoutMs: number;
  readonly recaptchaSiteKey: string;
  /** The product has a mail server, so a forgotten password can be reset by mail. */
  readonly mailsLinks: boolean;
  /** Sites are served below `/s/{code}` of this host, also those without a domain. */
  readonly showsSites: boolean;
}

/** Further settings in the page. */
interface BuildName {
  /** Changes when any file of the console changes. */
  readonly build: string;
}

/** A page kept in memory, in every encoding browsers accept. */
export interface PackedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** What a page of the console needs, as the build found it. */
export interface PageFiles {
  /** Its address; parameters as `:id`. */
  readonly path: string;
  readonly scripts: readonly string[];
  /** Scripts that the page fetches itself, soon after. */
  readonly parts?: readonly string[];
  readonly styles: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly calls: readonly string[];
}

/** A reading call that a page makes first: its query, and the keys it takes from the page's address. */
export interface PageCall {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly keys: readonly string[];
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)([^>]*)>([\s\S]*?)<\/script>/gi;
const IS_DATA = /\stype\s*=\s*["']?application\/json/i;

/** Describes a reading call as the route table names it; undefined for one that does not exist. */
export type FindPageCall = (named: string) => PageCall | undefined;

interface Index {
  readonly html: string;
  readonly settings: PublicSettings;
}

/**
 * index.html with the public settings, everything that its address needs named in the head, and a policy that allows
 * its own inline scripts. The browser then requests all files and calls at once instead of finding one in another.
 */
export function consolePage(
  { html, settings }: Index,
  files: PageFiles | undefined,
  callOf: FindPageCall,
): PackedPage {
  const embedded: PublicSettings & BuildName = { ...settings, build: buildOf(html) };
  const data = dataElement('public-settings', embedded) + (files ? startElement(files, callOf) : '');
  const page = html
    .replace('<head>', () => `<head>${data}`)
    .replace('</head>', () => `${files ? linksOf(files, html) : ''}</head>`);
  return packPage(page, { captcha: settings.recaptchaSiteKey !== '' });
}

/** Read by the first script of the page, which stands behind it. */
function startElement({ path, texts, calls }: PageFiles, callOf: FindPageCall): string {
  const addresses = Object.entries(texts).map(([language, files]) => [language, files.map(addressOf)]);
  return dataElement('page-start', {
    path,
    texts: Object.fromEntries(addresses),
    calls: calls.map(callOf).filter((call) => call !== undefined),
  });
}

function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Links to the files that index.html does not name itself. */
function linksOf({ scripts, parts = [], styles }: PageFiles, html: string): string {
  const link =
    (rel: string, more = '') =>
    (file: string) =>
      `<link rel="${rel}"${more} crossorigin href="${addressOf(file)}">`;
  const isNew = (file: string) => !html.includes(addressOf(file));
  return [
    ...styles.filter(isNew).map(link('stylesheet')),
    ...scripts.filter(isNew).map(link('modulepreload')),
    ...parts.map(link('modulepreload', ' fetchpriority="low"')),
  ].join('');
}

const addressOf = (file: string) => `/${file}`;

/** The page names all files of the console, and a file's name changes with its content. */
export function buildOf(html: string): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 16);
}

export function packPage(html: string, { captcha = false } = {}): PackedPage {
  const plain = Buffer.from(html);
  return {
    headers: pageHeaders({ scripts: inlineScriptHashes(html), captcha }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: gzipSync(plain, { level: 9 }),
    br: brotliCompressSync(plain),
  };
}

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !IS_DATA.test(attributes))
    .map(([, , script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
}
