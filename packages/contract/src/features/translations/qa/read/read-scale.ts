import type { RecordLanguage } from '../../../../vocabulary/language.ts';
import { SCALE_WORDS } from '../data/scale-words.ts';

const CLOSE_SCRIPTS: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'th', 'lo', 'km']);
const patterns = new Map<RecordLanguage, { pattern: RegExp; by: ReadonlyMap<string, number> }>();

function scalesOf(lang: RecordLanguage) {
  const known = patterns.get(lang);
  if (known) return known;
  const words = SCALE_WORDS[lang].toSorted(([one], [other]) => other.length - one.length);
  const choice = words.map(([word]) => word.replaceAll('.', '\\.')).join('|');
  const end = CLOSE_SCRIPTS.has(lang) ? '' : '(?![\\p{L}\\p{M}])';
  const made = {
    pattern: new RegExp(`[ \\u00A0\\u202F-]?(${choice})${end}`, 'iuy'),
    by: new Map(words),
  };
  patterns.set(lang, made);
  return made;
}

/** The large unit that follows a figure: what it multiplies by, and where it ends; 1 and `at` without one. */
export function scaleAfter(text: string, at: number, lang: RecordLanguage): { by: number; end: number } {
  const { pattern, by } = scalesOf(lang);
  let product = 1;
  let end = at;
  // Two may stand together: "nghìn tỷ", "mil millones", "พันล้าน".
  for (let turn = 0; turn < 2; turn += 1) {
    pattern.lastIndex = end;
    const found = pattern.exec(text);
    if (!found) break;
    product *= by.get((found[1] ?? '').toLowerCase()) ?? 1;
    end = pattern.lastIndex;
  }
  return { by: product, end };
}
