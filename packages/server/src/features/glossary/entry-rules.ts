import { countCodePoints } from '@toasoan/contract/core/text.ts';
import { MOST_CHARACTERS } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { GLOSSARY_RULE_TEXTS } from '@toasoan/contract/features/glossary/glossary-rule-texts.ts';
import { wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Derivable } from './memory/derived-columns.ts';
import { wordingKey } from './memory/derived-columns.ts';
import { isExpression } from './read-expression.ts';

interface Checked extends Derivable {
  readonly old_content: string;
  readonly match_mode: string;
}

export interface BrokenRule {
  readonly rule: keyof typeof GLOSSARY_RULE_TEXTS;
  readonly field: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** The first rule that an entry as a whole breaks, whoever writes it; undefined for none. */
export function brokenRule(entry: Checked): BrokenRule | undefined {
  if (entry.source_lang === entry.target_lang) return { rule: 'SAME_LANGUAGE', field: 'targetLang' };
  return tooLong(entry) ?? wrongSource(entry) ?? wrongMatching(entry);
}

const CONTENTS = [
  ['sourceContent', 'source_content'],
  ['targetContent', 'target_content'],
  ['oldContent', 'old_content'],
] as const;

function tooLong(entry: Checked): BrokenRule | undefined {
  const most = MOST_CHARACTERS[entry.format];
  for (const [field, column] of CONTENTS)
    if (countCodePoints(entry[column]) > most) return { rule: 'TOO_LONG', field, values: { most } };
  return undefined;
}

const PATH = /^\/\S*$/;

function wrongSource({ format, source_content, match_mode }: Checked): BrokenRule | undefined {
  const field = 'sourceContent';
  if (format === 'PAGE') return PATH.test(source_content) ? undefined : { rule: 'PATH_NEEDED', field };
  if (format === 'PARAGRAPH') return undefined;
  if (match_mode === 'REGEX')
    return isExpression(source_content) ? undefined : { rule: 'REGEX_WRONG', field };
  const isWord = wordsOf(source_content).length > 0 && !source_content.includes('\n');
  return isWord ? undefined : { rule: 'NO_WORD', field };
}

function wrongMatching({ format, match_mode, forbidden, target_content }: Checked): BrokenRule | undefined {
  const field = 'forbidden';
  if (format !== 'KEYWORD')
    return forbidden.length > 0 || match_mode === 'REGEX' ? { rule: 'ONLY_KEYWORDS', field } : undefined;
  const target = wordingKey(target_content);
  return forbidden.some((one) => wordingKey(one) === target)
    ? { rule: 'FORBIDDEN_IS_TARGET', field }
    : undefined;
}
