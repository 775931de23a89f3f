import type { Language } from '../../vocabulary/language.ts';
import type { PairKind } from './submission-pair.ts';

/** How two pictures are alike. */
export const PAIR_KIND_TEXTS: Readonly<Record<PairKind, Readonly<Record<Language, string>>>> = {
  WHOLE: { vi: 'Cùng khung hình', en: 'The same picture' },
  CUT: { vi: 'Cắt từ khung hình này', en: 'A part of it' },
  MIRRORED: { vi: 'Lật ngang', en: 'Seen in a mirror' },
};
