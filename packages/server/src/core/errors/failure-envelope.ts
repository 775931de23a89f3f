import type { ErrorDetails, Failure, FieldError, RuleFailure } from '@toasoan/contract/core/envelope.ts';
import { ERROR_TEXTS } from '@toasoan/contract/core/error-texts.ts';
import { ERRORS, type ErrorCode } from '@toasoan/contract/core/errors.ts';
import { FIELD_TEXTS } from '@toasoan/contract/vocabulary/field-texts.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { AppError, AppErrorOptions, FieldProblem, RuleProblem } from './app-error.ts';

/** The envelope of a failure, worded in the caller's language. */
export function failureEnvelope(error: AppError, language: Language, requestId: string): Failure {
  const { code, options } = error;
  const details = detailsOf(error, language);
  const message =
    messageOfRules(details.rules ?? [], language) ??
    fillText(
      ERROR_TEXTS[code][language],
      {
        ...(details.retryAfter !== undefined && { minutes: Math.max(1, Math.ceil(details.retryAfter / 60)) }),
        ...wordsIn(options.values ?? {}, language),
      },
      language,
    );
  return {
    error: ERRORS[code].error,
    code,
    message,
    errors: [
      ...(options.field === undefined ? [] : [{ field: options.field, code, message }]),
      ...(options.fields ?? []).map((problem) => fieldError(problem, language)),
    ],
    details,
    requestId,
  };
}

function wordsIn(
  values: NonNullable<AppErrorOptions['values']>,
  language: Language,
): Record<string, string | number> {
  const inLanguage = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[language] : value,
  ]);
  return Object.fromEntries(inLanguage);
}

/** Names the first rule: a person reads what is in the way before they read that something is. */
function messageOfRules([first, ...others]: readonly RuleFailure[], language: Language): string | undefined {
  if (first === undefined || others.length === 0) return first?.message;
  return `${first.message} ${fillText(MORE_RULES[language], { count: others.length }, language)}`;
}

const MORE_RULES = {
  vi: '(Còn {count} điều kiện khác.)',
  en: '({count} more conditions are not met.)',
} as const;

function detailsOf({ options }: AppError, language: Language): ErrorDetails {
  const given = options.details ?? {};
  if (options.rules === undefined) return given;
  return { ...given, rules: options.rules.map((rule) => ruleFailure(rule, language)) };
}

function ruleFailure(rule: RuleProblem, language: Language): RuleFailure {
  return {
    code: rule.code,
    ...(rule.field !== undefined && { field: rule.field }),
    message: fillText(rule.text[language], rule.values ?? {}, language),
  };
}

function fieldError({ field, code, values }: FieldProblem, language: Language): FieldError {
  const text = isErrorCode(code) ? ERROR_TEXTS[code] : FIELD_TEXTS[code];
  return { field, code, message: fillText(text[language], values ?? {}, language) };
}

function isErrorCode(code: FieldProblem['code']): code is ErrorCode {
  return code in ERROR_TEXTS;
}
