import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CheckSettings,
  PLAIN_CHECK_SETTINGS,
} from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { type CheckResult, runChecks } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { SimilarPost } from '@toasoan/contract/features/posts/related/related-endpoints.ts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { useCategoryStatus } from '#web/features/categories/public.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { useMustFix } from '../../notes/note-queries.ts';
import { postSettings } from '../../settings/settings-queries.ts';
import { fieldOfKey } from '../field-of-key.ts';
import { usePostFiles } from '../files/use-post-files.ts';
import type { PostSession } from '../post-article.ts';
import type { PostValues } from '../post-values.ts';
import { checkFactsOf } from './check-facts-of.ts';

/** Runs the checks on the typed text once a change in form or article has settled. */
function useCheckFacts<Answer extends string | number>(
  session: PostSession,
  read: (results: readonly CheckResult[]) => Answer,
): Answer {
  const { form, article } = session;
  const post = useSessionPart(session, (state) => state.record);
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
    const stops = [form.whenSettled(changed), article.watch(changed), watchSimilar(client, changed)];
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

/** Runs the checks once per change for all panels. */
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
/** The whole field, also for a part of it. */
const fieldOfCheck = ({ check }: CheckResult) => fieldOfKey(check.field).split('.', 1)[0] ?? '';
const standsInTheWay = ({ level, isMet }: CheckResult) => !isMet && level !== 'recommended';

export interface UnmetCheck {
  readonly code: string;
  readonly field: string;
  readonly isAdvice: boolean;
  readonly label: string;
}

/** Unmet checks in their order; re-renders only when one of them changes its text. */
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

/** The number of problems in these fields, from the form's own rules and from the checks. */
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

/** The number of checks that block publication. */
export function useRequiredCount(session: PostSession): number {
  return useCheckFacts(session, (results) => results.filter(standsInTheWay).length);
}

/** The result of the page's search for similar headlines; undefined before the search. */
function mostSimilar(client: QueryClient, key: QueryKey): SimilarPost | undefined {
  return client.getQueryData<{ readonly items: readonly SimilarPost[] }>(key)?.items[0];
}

/** Calls the listener when the page receives similar posts. Returns the function that stops. */
function watchSimilar(client: QueryClient, answered: () => void): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[2] === 'similar') answered();
  });
}

/** Settings and facts for the checks: from the saved post, or from the page for a new one. */
function useCheckSettings(post: Post | undefined): CheckSettings {
  const projectId = useProjectId();
  const { data } = useQuery({ ...postSettings(projectId), enabled: post === undefined });
  return post?.checkSettings ?? data?.checks ?? PLAIN_CHECK_SETTINGS;
}
