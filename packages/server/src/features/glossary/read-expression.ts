import type { FindExpression } from '@toasoan/contract/features/glossary/term-index.ts';
import { RE2JS } from 're2js';

const MOST_FOUND = 1_000;

/** An expression of a term, in time that grows with the text only; undefined where it is none. */
export function readExpression(expression: string, caseSensitive: boolean): FindExpression | undefined {
  const compiled = compile(expression, caseSensitive);
  if (compiled === undefined) return undefined;
  return function* find(text) {
    const matcher = compiled.matcher(text);
    for (let found = 0; found < MOST_FOUND && matcher.find(); found += 1)
      yield { start: matcher.start(), end: matcher.end() };
  };
}

/** Whether it can be read and stands for some text, never for none. */
export function isExpression(expression: string): boolean {
  const compiled = compile(expression, true);
  return compiled !== undefined && !compiled.matcher('').find();
}

function compile(expression: string, caseSensitive: boolean): RE2JS | undefined {
  try {
    return RE2JS.compile(expression, caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  } catch {
    return undefined;
  }
}
