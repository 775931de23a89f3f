import { useQueryClient } from '@tanstack/react-query';
import { type CheckResult, runChecks } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useCategoryStatus } from '#web/features/categories/public.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { mostSimilar, watchSimilar } from '../../checklist/most-similar.ts';
import { useCheckSettings } from '../../checklist/use-check-settings.ts';
import { useMustFix } from '../../notes/note-queries.ts';
import { usePostFiles } from '../files/use-post-files.ts';
import type { PostSession } from '../post-session.ts';
import { fieldOfKey, type PostValues } from '../post-values.ts';
import { useSessionState } from '../use-post-session.ts';
import { checkFactsOf } from './check-facts-of.ts';

/** Asks the checks about what is typed now, whenever form or article change. */
function useCheckFacts<Answer extends string | number>(
  session: PostSession,
  read: (results: readonly CheckResult[]) => Answer,
): Answer {
  const { form, article } = session;
  const { post } = useSessionState(session);
  const settings = useCheckSettings(post);
  const client = useQueryClient();
  const projectId = useProjectId();
  const mainId = useFormPart(form, (state) => state.values.mainCategoryId);
  const categoryStatus = useCategoryStatus(mainId);
  const media = usePostFiles(session);
  const mustFixNotes = useMustFix(post).count;
  const now = useNow();
  const publishAt = post?.scheduleTime ? Date.parse(post.scheduleTime) : now.getTime();
  const [subscribe] = useState(() => (changed: () => void) => {
    const stops = [form.subscribe(changed), article.watch(changed), watchSimilar(client, changed)];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return useSyncExternalStore(subscribe, () => {
    const { values } = form.get();
    const similarKey = [projectId, 'posts', 'similar', values.title.trim(), post?.id];
    const asked: Asked = {
      values,
      content: article.document(),
      settings,
      categoryStatus,
      media,
      publishAt,
      mustFixNotes,
      duplicateOf: mostSimilar(client, similarKey),
    };
    return read(answerOf(session, asked));
  });
}

interface Asked extends Omit<Parameters<typeof checkFactsOf>[1], 'article'> {
  readonly values: PostValues;
}
interface Answered {
  readonly asked: Asked;
  readonly results: readonly CheckResult[];
}
const answers = new WeakMap<PostSession, Answered>();

/** Every panel asks the same after every key: the checks run once for all of them. */
function answerOf(session: PostSession, asked: Asked): readonly CheckResult[] {
  const last = answers.get(session);
  const names = Object.keys(asked) as (keyof Asked)[];
  if (last && names.every((name) => last.asked[name] === asked[name])) return last.results;
  const { values, settings } = asked;
  const article = session.article.facts(settings.ownHosts);
  const results = runChecks(checkFactsOf(values, { ...asked, article }), settings);
  answers.set(session, { asked, results });
  return results;
}

const SEPARATOR = ' ';
const fieldOfCheck = ({ check }: CheckResult) => fieldOfKey(check.field);
const standsInTheWay = ({ level, isMet }: CheckResult) => !isMet && level !== 'recommended';

export interface UnmetCheck {
  readonly code: string;
  readonly field: string;
  readonly isAdvice: boolean;
  readonly label: string;
}

/** The checks that are not met, in their order; drawn anew only when one of them changes what it says. */
export function useUnmetChecks(session: PostSession): readonly UnmetCheck[] {
  const described = useCheckFacts(session, (results) =>
    JSON.stringify(
      results
        .filter(({ isMet }) => !isMet)
        .map(
          ({ check, level, text }): UnmetCheck => ({
            code: check.code,
            field: fieldOfKey(check.field),
            isAdvice: level === 'recommended',
            label: text[currentLanguage()].replace(/\.$/, ''),
          }),
        ),
    ),
  );
  return useMemo(() => JSON.parse(described), [described]);
}

/** How many of these fields have something to mend, by the form's own rules or by the checks. */
export function useFieldProblems(session: PostSession, fields: readonly (keyof PostValues)[]): number {
  const wrong = useFormPart(session.form, ({ problems }) =>
    fields.filter((field) => firstProblem(problems, field)).join(SEPARATOR),
  );
  const unmet = useCheckFacts(session, (results) =>
    results.filter(standsInTheWay).map(fieldOfCheck).join(SEPARATOR),
  );
  const named = new Set([...wrong.split(SEPARATOR), ...unmet.split(SEPARATOR)]);
  return fields.filter((field) => named.has(field)).length;
}

/** How many checks stand between the post and its readers. */
export function useRequiredCount(session: PostSession): number {
  return useCheckFacts(session, (results) => results.filter(standsInTheWay).length);
}
