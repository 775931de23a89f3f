import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { expressionOf } from '../page/run-expression.ts';

export interface CaptionParts {
  readonly caption: string;
  readonly credit: string;
}

/** "…. Ảnh: Quang Đức", "… (Nguồn: Báo Ví Dụ)", "Photo: …" at the end. */
const CREDIT =
  /(?:^|[\s.,;(|/–—-])\(?(?:Ảnh|Hình|Hình ảnh|Nguồn|Nguồn ảnh|Ảnh tư liệu|Đồ họa|Tranh|Photo|Photo by|Credit|Source)\s*[:：]\s*(?<credit>[^:()]{2,100}?)\s*\)?\s*\.?\s*$/iu;
/** "— VDN Photo Minh Khuê". */
const AGENCY = /\s[—–-]\s(?:\p{Lu}{2,8}\s)?Photos?\s(?:by\s)?(?<credit>(?:\p{Lu}[\p{L}.]*\s?){1,5})\.?$/u;
/** "(Ảnh Minh Khuê)", "Ảnh Minh Khuê" after a sentence, and "- Ảnh Minh Khuê". */
const BARE =
  /(?:\(|[.!?]\s+(?:[–—|-]\s+)?|\s[–—|-]\s+)Ảnh\s+(?:của\s+)?(?<credit>(?:\p{Lu}[\p{L}.]*\s?){1,5})\)?\s*\.?\s*$/u;

/** "© Minh Khuê", and "(Minh Khuê)" or "(Minh Khuê/-)" after a whole sentence: elsewhere brackets name a place. */
const SIGNED =
  /(?:\s©\s*(?<credit>[^©]{2,60}?)|[.!?]\s+\((?<credit>\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){1,4})(?:\/[–—-])?\))\s*\.?\s*$/u;

/** Who made a picture stands at the end of its caption. */
export function captionParts(written: string, creditPattern = ''): CaptionParts {
  const text = cleanOneLine(written);
  const own = creditPattern === '' ? undefined : byPattern(text, creditPattern);
  if (own !== undefined) return own;
  const found = CREDIT.exec(text) ?? AGENCY.exec(text) ?? BARE.exec(text) ?? SIGNED.exec(text);
  const credit = found?.groups?.credit?.trim() ?? '';
  if (found === null || credit === '') return { caption: text, credit: '' };
  return { caption: tidy(text.slice(0, found.index + (/^[.!?]/.test(found[0]) ? 1 : 0))), credit };
}

function byPattern(text: string, pattern: string): CaptionParts | undefined {
  const matcher = expressionOf(pattern)?.matcher(text);
  if (matcher === undefined || !matcher.find() || matcher.groupCount() < 1) return undefined;
  const credit = cleanOneLine(matcher.group(1) ?? '').replace(/\s*[).]+$/, '');
  return { caption: tidy(text.slice(0, matcher.start())), credit };
}

function tidy(caption: string): string {
  return caption.replace(/[\s(|/–—-]+$/u, '').trim();
}
