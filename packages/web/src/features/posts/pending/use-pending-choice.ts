import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { PostFieldName } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PendingWarning } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import { pendingEndpoints } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post, unmetRule } from '@toasoan/contract/features/posts/post.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { fieldsOfDraft, keyOfField } from '../comparing/draft-fields.ts';
import { type ChosenFields, useFieldChoice } from '../comparing/use-field-choice.ts';
import { postKeys } from '../post-queries.ts';

const NOTHING: readonly PendingWarning[] = [];

interface PendingChoice {
  readonly names: readonly PostFieldName[];
  readonly choice: ChosenFields;
  readonly warningsOf: (name: PostFieldName) => readonly PendingWarning[];
  readonly unmet: readonly z.output<typeof unmetRule>[];
  /** The blockers of exactly this choice are known. */
  readonly isChecked: boolean;
}

/** The chosen changes; one that readers could not follow is left out until the person chooses it. */
export function usePendingChoice(post: Post): PendingChoice {
  const { t } = useTranslation('pending');
  const projectId = useProjectId();
  const names = useMemo(() => fieldsOfDraft(post.pending?.draft ?? {}), [post]);
  const whole = useQuery(pendingCheck(projectId, post, []));
  const warnings = whole.data?.warnings ?? NOTHING;
  const warningsOf = (name: PostFieldName) => warnings.filter(({ field }) => field === keyOfField(name));
  const choice = useFieldChoice(
    names,
    (name) => warningsOf(name).length > 0,
    (name) => (warningsOf(name).some(({ isInTheWay }) => isInTheWay) ? t('cannot') : undefined),
  );
  const isWhole = choice.left.length === 0;
  const part = useQuery({
    ...pendingCheck(projectId, post, choice.chosen.map(keyOfField)),
    enabled: whole.data !== undefined && !isWhole && choice.chosen.length > 0,
  });
  const check = isWhole ? whole : part;
  return {
    names,
    choice,
    warningsOf,
    unmet: choice.chosen.length === 0 ? [] : (check.data?.unmet ?? []),
    isChecked: check.data !== undefined && !check.isPlaceholderData,
  };
}

/** Rules that would refuse these fields, and what readers would not find. */
function pendingCheck(projectId: string, post: Pick<Post, 'id' | 'version'>, fields: readonly string[]) {
  return queryOptions({
    queryKey: postKeys(projectId, 'pending-check', post.id, post.version, fields),
    queryFn: ({ signal }) =>
      call(pendingEndpoints.check, {
        params: { id: post.id },
        query: fields.length === 0 ? {} : { fields: [...fields] },
        headers: { 'x-hide-loading': '1' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
