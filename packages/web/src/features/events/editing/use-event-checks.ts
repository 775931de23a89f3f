import {
  type EventCheckResult,
  runEventChecks,
} from '@toasoan/contract/features/events/checklist/event-checks.ts';
import type { EventGuard } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { usePostFiles } from '#web/features/posts/public-files.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import type { EventSession } from './event-article.ts';
import type { EventValues } from './event-values.ts';

interface Answered {
  readonly values: EventValues;
  readonly media: readonly PostMedia[];
  readonly results: readonly EventCheckResult[];
}
const answers = new WeakMap<EventSession, Answered>();

/** Runs the checks once per change for all panels. */
function resultsOf(session: EventSession, media: readonly PostMedia[]): readonly EventCheckResult[] {
  const { values } = session.form.get();
  const last = answers.get(session);
  if (last?.values === values && last.media === media) return last.results;
  const { title, excerpt } = values;
  const results = runEventChecks({ title: title.trim(), excerpt: excerpt.trim(), details: values, media });
  answers.set(session, { values, media, results });
  return results;
}

/** An answer about the checks of the typed text, once typing pauses. */
function useEventChecks<Answer extends string | number>(
  session: EventSession,
  read: (results: readonly EventCheckResult[]) => Answer,
): Answer {
  const media = usePostFiles(session);
  return useSyncExternalStore(session.form.whenSettled, () => read(resultsOf(session, media)));
}

export interface UnmetEventCheck {
  readonly code: string;
  readonly field: string;
  readonly isAdvice: boolean;
  readonly label: string;
}

/** Unmet checks in their order. */
export function useUnmetEventChecks(session: EventSession): readonly UnmetEventCheck[] {
  const described = useEventChecks(session, (results) =>
    JSON.stringify(
      results
        .filter(({ isMet }) => !isMet)
        .map(
          ({ check }): UnmetEventCheck => ({
            code: check.code,
            field: check.field,
            isAdvice: check.level === 'recommended',
            label: check.text[currentLanguage()].replace(/\.$/, ''),
          }),
        ),
    ),
  );
  return useMemo(() => JSON.parse(described), [described]);
}

const stands = ({ check, isMet }: EventCheckResult) => !isMet && check.level === 'required';

/** The number of checks that block publication, and of those that are met. */
export function useRequiredCount(session: EventSession): number {
  return useEventChecks(session, (results) => results.filter(stands).length);
}

export function useMetCount(session: EventSession): number {
  return useEventChecks(session, (results) => results.filter(({ isMet }) => isMet).length);
}

const SEPARATOR = ' ';

/** The number of problems in these fields, from the form's own rules and from the checks. */
export function useEventProblems(session: EventSession, fields: readonly (keyof EventValues)[]): number {
  const wrong = useFormPart(session.form, ({ problems }) =>
    fields.filter((field) => firstProblem(problems, field)).join(SEPARATOR),
  );
  const unmet = useEventChecks(session, (results) =>
    results
      .filter(stands)
      .map(({ check }) => check.field)
      .join(SEPARATOR),
  );
  const named = new Set([...wrong.split(SEPARATOR), ...unmet.split(SEPARATOR)]);
  return fields.filter((field) => named.has(field)).length;
}

/** What stands in the way of a transition now; undefined when nothing does. */
export function useFirstBlocker(session: EventSession): (guard: EventGuard) => UnmetEventCheck | undefined {
  const media = usePostFiles(session);
  return (guard) => {
    if (guard === 'none') return undefined;
    const [first] = resultsOf(session, media).filter(
      (result) => stands(result) && (guard === 'publish' || result.check.beforeSubmit === true),
    );
    if (!first) return undefined;
    const { code, field, text } = first.check;
    return { code, field, isAdvice: false, label: text[currentLanguage()] };
  };
}
