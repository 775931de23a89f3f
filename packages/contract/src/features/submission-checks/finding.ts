import { fillText } from '../../vocabulary/fill-text.ts';
import type { Language } from '../../vocabulary/language.ts';
import type { Bilingual } from '../contests/contest-values.ts';
import type { TechCheck } from '../submissions/submission.ts';
import { TECH_RULES, type TechCode } from './tech-codes.ts';
import { TECH_TEXTS, type TechText } from './tech-texts.ts';

/** A line of the check. */
export type Finding = TechCheck & { readonly code: TechCode };

type Value = string | number;
/** What stands in a text: the same in both languages, or written as each writes it. */
export type Values = Readonly<Record<string, Value | ((language: Language) => Value)>>;

export function said(text: TechText, values: Values = {}): Bilingual {
  const inLanguage = (language: Language) =>
    fillText(
      TECH_TEXTS[text][language],
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'function' ? value(language) : value,
        ]),
      ),
      language,
    );
  return { vi: inLanguage('vi'), en: inLanguage('en') };
}

interface Look {
  readonly isMet: boolean;
  readonly actual: Bilingual;
  readonly expected?: Bilingual;
  /** Not met, and still not more than a hint. */
  readonly isHint?: boolean;
}

export function finding(
  code: TechCode,
  { isMet, actual, expected = said('none'), isHint = false }: Look,
  fileId: string | null = null,
): Finding {
  const result = isMet ? 'PASS' : isHint ? 'WARN' : TECH_RULES[code].worst;
  return { code, fileId, expected, actual, result };
}
