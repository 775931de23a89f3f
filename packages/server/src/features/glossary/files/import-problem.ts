import { MOST_FILE_ROWS } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import { GLOSSARY_RULE_TEXTS } from '@toasoan/contract/features/glossary/glossary-rule-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { FileProblem } from './file-entry.ts';

/** Why a file as a whole is not imported. */
export type ImportProblem =
  | { readonly rule: 'FILE_UNREADABLE'; readonly line: number }
  | { readonly rule: 'FILE_EMPTY' | 'TOO_MANY_ROWS' };

export class UnreadableImport extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem.rule);
    this.problem = problem;
  }
}

/** Undefined for our own failures. */
export function problemOf(error: unknown): ImportProblem | undefined {
  if (error instanceof UnreadableImport) return error.problem;
  if (error instanceof FileProblem) return { rule: 'FILE_UNREADABLE', line: error.line };
  return undefined;
}

/** What the places in the text of a problem are filled with. */
export const problemValues = (problem: ImportProblem): Readonly<Record<string, number>> => ({
  most: MOST_FILE_ROWS,
  ...('line' in problem && { line: problem.line }),
});

/** A stored problem in words; '' for none. */
export function problemText(stored: string, language: Language): string {
  if (stored === '') return '';
  const problem = JSON.parse(stored) as ImportProblem;
  let text: string = GLOSSARY_RULE_TEXTS[problem.rule][language];
  for (const [name, value] of Object.entries(problemValues(problem)))
    text = text.replace(`{${name}}`, value.toLocaleString(language));
  return text;
}
