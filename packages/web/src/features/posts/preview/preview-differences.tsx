import { useQuery } from '@tanstack/react-query';
import { changedFields } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { ChangedFields } from '../comparing/changed-fields.tsx';
import { publicCopy, workingCopy } from '../comparing/post-copies.ts';
import { postVersion } from '../history/history-queries.ts';

interface PreviewDifferencesProps {
  readonly post: Post;
  /** In an open editor, and not saved. */
  readonly typed: PostDraft | undefined;
  /** An earlier version; undefined: the public text. */
  readonly versionNo: number | undefined;
}

/** What the working text changes of the public one, or of an earlier version: as in the history. */
export function PreviewDifferences({ post, typed, versionNo }: PreviewDifferencesProps) {
  const { t } = useTranslation(['preview', 'history']);
  const older = useQuery({
    ...postVersion(useProjectId(), post.id, versionNo ?? 0),
    enabled: versionNo !== undefined,
  });
  const before = versionNo === undefined ? publicCopy(post) : older.data?.snapshot;
  const after = useMemo(
    () => workingCopy(typed === undefined ? post : withTyped(post, typed)),
    [post, typed],
  );
  if (older.error) return <p className={textStyles.problem}>{older.error.message}</p>;
  if (before === undefined) return <Skeleton height="320px" />;
  const names = changedFields(before, after);
  const beforeLabel = versionNo === undefined ? t('text.public') : t('differences.older', { no: versionNo });
  const afterLabel = t('text.working');
  if (names.length === 0) return <p className={textStyles.hint}>{t('differences.none')}</p>;
  return (
    <>
      <h2 className="visually-hidden">{t('differences.title')}</h2>
      <p className={textStyles.hint}>{t('history:sides', { before: beforeLabel, after: afterLabel })}</p>
      <ChangedFields names={names} {...{ before, after, beforeLabel, afterLabel }} />
    </>
  );
}

/** What is typed is a change that waits, too. */
function withTyped(post: Post, typed: PostDraft): Post {
  const { categories, tags, updateTime, updatedBy } = post;
  const waiting = post.pending ?? { categories, tags, updateTime, updatedBy: updatedBy.name, draft: {} };
  return { ...post, pending: { ...waiting, draft: { ...waiting.draft, ...typed } } };
}
