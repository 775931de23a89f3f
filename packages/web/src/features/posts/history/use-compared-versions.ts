import { useQuery } from '@tanstack/react-query';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostVersion } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { ComparedCopies } from '../comparing/field-comparison.tsx';
import { workingCopy } from '../comparing/post-copies.ts';
import type { HistoryAddress } from './history-address.ts';
import { postVersion } from './history-queries.ts';
import { versionBefore } from './timeline.ts';

/** “Phiên bản 12 · Nguyễn Lan · 20/11/2026 20:15”. */
export function useVersionLabel(): (version: PostVersion) => string {
  const { t } = useTranslation('history');
  return ({ no, userName, time }) => t('label', { no, name: userName, time: formatDateTime(new Date(time)) });
}

interface Options {
  readonly post: Post;
  readonly versions: readonly PostVersion[];
  readonly version: PostVersion;
  readonly address: Pick<HistoryAddress, 'other'>;
}

type Compared = { readonly snapshot: PostSnapshot | undefined } & (
  | { readonly state: 'failed'; readonly message: string }
  /** There is nothing before it. */
  | { readonly state: 'alone' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly copies: ComparedCopies }
);

interface Side {
  readonly no: number;
  readonly label: string;
  readonly copy: PostSnapshot | undefined;
}

/** The chosen save and what it is set against, the older one first. */
export function useComparedVersions({ post, versions, version, address }: Options): Compared {
  const projectId = useProjectId();
  const current = useMemo(() => workingCopy(post), [post]);
  const label = useVersionLabel();
  const { t } = useTranslation('history');
  const isNow = address.other === 'now';
  const otherNo = typeof address.other === 'number' ? address.other : versionBefore(versions, version.no)?.no;
  const chosen = useQuery(postVersion(projectId, post.id, version.no));
  const other = useQuery({
    ...postVersion(projectId, post.id, otherNo ?? 0),
    enabled: !isNow && otherNo !== undefined,
  });
  const snapshot = chosen.data?.snapshot;
  const error = chosen.error ?? other.error;
  if (error) return { snapshot, state: 'failed', message: error.message };
  const own: Side = { no: version.no, label: label(version), copy: snapshot };
  if (isNow) return readyOf(own, { no: Number.POSITIVE_INFINITY, label: t('now'), copy: current });
  if (otherNo === undefined) return { snapshot, state: 'alone' };
  const otherLabel = other.data ? label(other.data) : '';
  return readyOf(own, { no: otherNo, label: otherLabel, copy: other.data?.snapshot });
}

function readyOf(chosen: Side, other: Side): Compared {
  const [before, after] = other.no < chosen.no ? [other, chosen] : [chosen, other];
  if (!before.copy || !after.copy) return { snapshot: chosen.copy, state: 'loading' };
  return {
    snapshot: chosen.copy,
    state: 'ready',
    copies: {
      before: before.copy,
      after: after.copy,
      beforeLabel: before.label,
      afterLabel: after.label,
    },
  };
}
