import { useQuery } from '@tanstack/react-query';
import type { PostFieldName } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PendingWarning } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post, unmetRule } from '@toasoan/contract/features/posts/post.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useProjectId } from '#web/core/project/current-project.ts';
import { fieldsOfDraft, keyOfField } from '../comparing/draft-fields.ts';
import { type ChosenFields, useFieldChoice } from '../comparing/use-field-choice.ts';
import { pendingCheck } from './pending-queries.ts';

const NOTHING: readonly PendingWarning[] = [];

interface PendingChoice {
  readonly names: readonly PostFieldName[];
  readonly choice: ChosenFields;
  readonly warningsOf: (name: PostFieldName) => readonly PendingWarning[];
  readonly unmet: readonly z.output<typeof unmetRule>[];
  /** It is known what stands in the way of exactly this choice. */
  readonly isChecked: boolean;
}

/** Which of the waiting changes are taken; one that leads nowhere stays until somebody says otherwise. */
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
