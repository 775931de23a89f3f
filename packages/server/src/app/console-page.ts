import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageHeaders } from './security-headers.ts';

/** Settings that every browser may know; the console reads them from `#public-settings`. */
export interface PublicSettings {
  readonly apiBase: string;
  readonly timeoutMs: number;
  readonly recaptchaSiteKey: string;
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

const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)([^>]*)>([\s\S]*?)<\/script>/gi;
const IS_DATA = /\stype\s*=\s*["']?application\/json/i;

/** index.html with the public settings and a policy that allows its own inline scripts. */
export function consolePage(html: string, settings: PublicSettings): PackedPage {
  const embedded: PublicSettings & BuildName = { ...settings, build: buildOf(html) };
  const json = JSON.stringify(embedded).replace(/</g, '\\u003c');
  const element = `<script type="application/json" id="public-settings">${json}</script>`;
  const page = html.replace('</head>', () => `${element}</head>`);
  return packPage(page, { captcha: settings.recaptchaSiteKey !== '' });
}

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
