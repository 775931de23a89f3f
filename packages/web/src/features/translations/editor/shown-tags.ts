import { TAG } from '@toasoan/contract/article/segment-tags.ts';

/**
 * In a field a tag is one sign of the private use area, so that no key can break it: three signs for each number, for
 * opening, closing and alone. Numbers over 2,000 stay written out; no paragraph has as many marks.
 */
const FIRST = 0xe000;
const MOST = 2000;
const KINDS = 3;

/** The text of a segment as the field holds it. */
export function toShown(raw: string): string {
  return raw.replace(TAG, (tag, slash: string, pair?: string, single?: string) => {
    const no = Number(pair ?? single);
    const kind = single !== undefined ? 2 : slash === '/' ? 1 : 0;
    return no > MOST ? tag : String.fromCharCode(FIRST + (no - 1) * KINDS + kind);
  });
}

/** Back to the form in which segments are stored. */
export function toRaw(shown: string): string {
  return shown.replace(/[\uE000-\uF8FF]/g, (sign) => {
    const place = sign.charCodeAt(0) - FIRST;
    const no = Math.floor(place / KINDS) + 1;
    const kind = place % KINDS;
    return kind === 2 ? `<x${no}/>` : kind === 1 ? `</g${no}>` : `<g${no}>`;
  });
}

export const isTagSign = (sign: string | undefined): boolean =>
  sign !== undefined && sign >= '\uE000' && sign <= '\uF8FF';

/** A place in the stored form as a place in the field. */
export const shownPlace = (raw: string, place: number): number => toShown(raw.slice(0, place)).length;
