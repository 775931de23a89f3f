const VIETNAMESE_MARKS = /[\u0300-\u036F]/g;
const D_WITH_STROKE = /[đĐÐ]/g;

/**
 * Folds text for search, slugs and duplicates: "Nghị quyết Đảng bộ" → "nghi quyet dang bo". Only U+0300–036F are
 * dropped, so that other scripts keep their marks. đ does not decompose, and a wrong keyboard layout pastes Ð
 * (Icelandic eth).
 */
export function foldVietnamese(text: string): string {
  return text
    .normalize('NFD')
    .replace(VIETNAMESE_MARKS, '')
    .normalize('NFC')
    .replace(D_WITH_STROKE, 'd')
    .toLowerCase();
}

/** A word is a run of letters or digits: "TP.HCM" is two. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(WORD) ?? [];
}
