import sniffEncoding from 'html-encoding-sniffer';
import { repairDoubleEncoded } from './double-encoded.ts';
import { repairTcvn3 } from './tcvn3.ts';

/** A page or feed as text. */
export interface DecodedPage {
  /** NFC. */
  readonly text: string;
  readonly encoding: string;
  /** The bytes were not what the page says, or were broken before. */
  readonly isRepaired: boolean;
}

const CHARSET = /charset\s*=\s*["']?([\w-]+)/i;
/** Encodings whose every text of two-byte characters is as good as never valid UTF-8. */
const MANY_BYTES = /^(?:utf-|gb|big5|euc-|shift_jis|iso-2022)/i;
const REPLACED = /\uFFFD/g;
const NOT_ASCII = /\P{ASCII}+/gu;
/** A page whose bytes are cut or broken in so few places is UTF-8 all the same. */
const BROKEN_SHARE = 0.08;
/** Both tones and letters of windows-1258 after a vowel; elsewhere these bytes are letters with marks of their own. */
const TONED = /[aăâeêioôơuưyAĂÂEÊIOÔƠUƯY][\u0300\u0301\u0303\u0309\u0323]/g;

/** What the bytes say: byte order mark, header, `meta`, then what the text itself looks like. */
export function decodePage(
  bytes: Uint8Array,
  contentType = '',
  { isXml = false }: { readonly isXml?: boolean } = {},
): DecodedPage {
  const said = CHARSET.exec(contentType)?.[1];
  const named = sniffEncoding(bytes, {
    ...(said !== undefined && { transportLayerEncodingLabel: said }),
    defaultEncoding: 'UTF-8',
    xml: isXml,
  });
  const { text, encoding } = readAs(bytes, named);
  const repaired = repair(text);
  const isRepaired = repaired !== text || (encoding !== named && named !== 'windows-1252');
  return { text: repaired.normalize('NFC'), encoding, isRepaired };
}

function readAs(bytes: Uint8Array, named: string): { readonly text: string; readonly encoding: string } {
  if (MANY_BYTES.test(named) && named !== 'UTF-8') return { text: decode(bytes, named), encoding: named };
  const text = decode(bytes, 'UTF-8');
  const broken = text.match(REPLACED)?.length ?? 0;
  const foreign = text.match(NOT_ASCII)?.join('').length ?? 0;
  if (broken <= foreign * BROKEN_SHARE) return { text, encoding: 'UTF-8' };
  const vietnamese = decode(bytes, 'windows-1258');
  const western = decode(bytes, 'windows-1252');
  const isVietnamese =
    named === 'windows-1258' || (repairTcvn3(western) === undefined && tonesIn(vietnamese) > foreign / 12);
  return isVietnamese
    ? { text: vietnamese, encoding: 'windows-1258' }
    : { text: western, encoding: 'windows-1252' };
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function tonesIn(text: string): number {
  return text.match(TONED)?.length ?? 0;
}

function repair(text: string): string {
  const once = repairDoubleEncoded(text);
  const single = once === undefined ? text : (repairDoubleEncoded(once) ?? once);
  return repairTcvn3(single) ?? single;
}
