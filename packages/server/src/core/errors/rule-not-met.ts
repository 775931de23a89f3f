import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { AppError, type RuleProblem } from './app-error.ts';

type RuleTexts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** One rule of a feature's table of texts; `values` fill the `{n}` places of its text. */
export function ruleProblem<Texts extends RuleTexts>(
  texts: Texts,
  code: keyof Texts & string,
  field?: string,
  values?: RuleProblem['values'],
): RuleProblem {
  const text = texts[code];
  if (text === undefined) throw new Error(`There is no text for the rule ${code}.`);
  return { code, text, ...(field !== undefined && { field }), ...(values !== undefined && { values }) };
}

/** The refusal of a call by one rule: `throw ruleNotMet(TAG_RULE_TEXTS, 'TAG_IN_USE', 'id', { count })`. */
export function ruleNotMet<Texts extends RuleTexts>(
  texts: Texts,
  code: keyof Texts & string,
  field?: string,
  values?: RuleProblem['values'],
): AppError {
  return new AppError('RULES_NOT_MET', { rules: [ruleProblem(texts, code, field, values)] });
}
