import type { CheckLevel } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { figureOf, levelOf } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import {
  type CheckChoices,
  type PostSettings,
  postSettingsUpdate,
  SOFT_CHECKS,
} from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { figureNames } from '@toasoan/contract/features/posts/settings/settings-rules.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';

/** The present level and figures of each check; numbers as they are typed. */
export interface SettingsValues {
  readonly levels: Readonly<Record<string, CheckLevel>>;
  readonly figures: Readonly<Record<string, string>>;
  readonly bannedWords: readonly string[];
  readonly suspectWords: readonly string[];
  readonly minDelayMinutes: string;
  readonly focusMax: string;
}

export function settingsValues({
  checks,
  focusMax,
}: Pick<PostSettings, 'checks' | 'focusMax'>): SettingsValues {
  const figures = SOFT_CHECKS.flatMap((check) =>
    figureNames(check).map(({ name, type }) => [name, String(figureOf(check, checks, type))]),
  );
  return {
    levels: Object.fromEntries(
      SOFT_CHECKS.map((check) => [check.code, levelOf(check, checks) as CheckLevel]),
    ),
    figures: Object.fromEntries(figures),
    bannedWords: checks.bannedWords,
    suspectWords: checks.suspectWords,
    minDelayMinutes: String(checks.minDelayMinutes),
    focusMax: String(focusMax),
  };
}

const numberOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

export function choicesOf(values: SettingsValues): CheckChoices {
  return {
    levels: { ...values.levels },
    figures: Object.fromEntries(Object.entries(values.figures).map(([name, text]) => [name, numberOf(text)])),
    bannedWords: [...values.bannedWords],
    suspectWords: [...values.suspectWords],
    minDelayMinutes: numberOf(values.minDelayMinutes),
  };
}

export function settingsInput(values: SettingsValues, version: number) {
  return { ...choicesOf(values), focusMax: numberOf(values.focusMax), version };
}

export function settingsProblems(values: SettingsValues): readonly Problem[] {
  return schemaProblems(postSettingsUpdate, settingsInput(values, 1));
}
