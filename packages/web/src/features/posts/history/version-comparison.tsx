import { useQuery } from '@tanstack/react-query';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import { changedFields, type PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Eye, RotateCcw } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { type HistoryAddress, versionBefore } from '#web/features/articles/public-history.ts';
import { changesOfRows } from '#web/patterns/article-compare/model/changes-of-rows.ts';
import { chosenArticle } from '#web/patterns/article-compare/model/chosen-article.ts';
import { compareArticles } from '#web/patterns/article-compare/model/compare-articles.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { ChangedFields } from '../comparing/changed-fields.tsx';
import type { ComparedCopies } from '../comparing/field-comparison.tsx';
import { workingCopy } from '../comparing/post-copies.ts';
import styles from './history.module.css';
import { postVersion } from './history-queries.ts';
import { RestoreDialog } from './restore-dialog.tsx';

interface VersionComparisonProps {
  readonly post: Post;
  readonly versions: readonly ArticleVersion[];
  readonly version: ArticleVersion;
  readonly address: HistoryAddress;
}

/** One version beside another one, or beside the present post. */
export function VersionComparison({ post, versions, version, address }: VersionComparisonProps) {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const label = useVersionLabel();
  const [restoring, setRestoring] = useState<Restored>();
  const compared = useComparedVersions({ post, versions, version, address });
  const { snapshot } = compared;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{label(version)}</h2>
        <OtherVersion
          versions={versions}
          version={version}
          before={versionBefore(versions, version.no)}
          address={address}
        />
        <Button
          icon={<Eye size={16} />}
          onClick={() => navigate(`/manager_post/preview/${post.id}?version=${version.no}`)}
        >
          {t('preview')}
        </Button>
        {post.mayEdit && snapshot && (
          <Button icon={<RotateCcw size={16} />} onClick={() => setRestoring({})}>
            {t('restore')}
          </Button>
        )}
      </header>
      {compared.state === 'failed' && <p className={styles.none}>{compared.message}</p>}
      {compared.state === 'alone' && <p className={styles.none}>{t('first')}</p>}
      {compared.state === 'loading' && <Skeleton height="320px" />}
      {compared.state === 'ready' && (
        <Differences
          {...compared.copies}
          onTakeBack={post.mayEdit && address.other === 'now' ? setRestoring : undefined}
        />
      )}
      {restoring && snapshot && (
        <RestoreDialog
          post={post}
          no={version.no}
          label={label(version)}
          snapshot={snapshot}
          content={restoring.content}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </>
  );
}

/** All of a version, or the present text with one of its paragraphs. */
interface Restored {
  readonly content?: ArticleDocument;
}

interface DifferencesProps extends ComparedCopies {
  /** The later copy is the present post. */
  readonly onTakeBack: ((restored: Restored) => void) | undefined;
}

function Differences({ onTakeBack, ...copies }: DifferencesProps) {
  const { t } = useTranslation('history');
  const { before, after } = copies;
  const { content: old } = before;
  const { content: now } = after;
  const takesBack = onTakeBack !== undefined;
  const changes = useMemo(
    () => (takesBack ? changesOfRows(compareArticles(old, now)) : []),
    [old, now, takesBack],
  );
  const names = useMemo(() => changedFields(before, after), [before, after]);
  if (names.length === 0) return <p className={styles.none}>{t('same')}</p>;
  return (
    <div className={styles.differences}>
      {!names.includes('content') && (
        <p className={styles.sides}>{t('sides', { before: copies.beforeLabel, after: copies.afterLabel })}</p>
      )}
      <ChangedFields
        names={names}
        {...copies}
        controls={
          onTakeBack && {
            kind: 'act',
            label: t('part.takeBack'),
            changes,
            run: (change) =>
              onTakeBack({ content: chosenArticle(old, now, changes, (other) => other !== change) }),
          }
        }
      />
    </div>
  );
}

interface OtherVersionProps extends Omit<VersionComparisonProps, 'post'> {
  readonly before: ArticleVersion | undefined;
}

/** Chooses what the version is compared with: the one before, the present post, or any other. */
function OtherVersion({ versions, version, before, address }: OtherVersionProps) {
  const { t } = useTranslation('history');
  const label = useVersionLabel();
  const id = useId();
  const others = versions.filter((one) => one !== version && one !== before);
  const options = [
    ...(before ? [{ value: 'before', label: t('with.before', { no: before.no }) }] : []),
    { value: 'now', label: t('with.now') },
    ...others.map((one) => ({
      value: String(one.no),
      label: label(one),
    })),
  ];
  const isBefore = address.other === undefined || address.other === before?.no;
  return (
    <span className={styles.other}>
      <label htmlFor={id}>{t('with')}</label>
      <Select
        id={id}
        label={t('with')}
        options={options}
        value={isBefore ? 'before' : String(address.other)}
        onChange={(value) => {
          if (value === 'now') address.compareWith('now');
          else address.compareWith(value === 'before' || value === null ? undefined : Number(value));
        }}
      />
    </span>
  );
}

/** “Phiên bản 12 · Nguyễn Lan · 20/11/2026 20:15”. */
function useVersionLabel(): (version: ArticleVersion) => string {
  const { t } = useTranslation('history');
  return ({ no, userName, time }) => t('label', { no, name: userName, time: formatDateTime(new Date(time)) });
}

interface Options {
  readonly post: Post;
  readonly versions: readonly ArticleVersion[];
  readonly version: ArticleVersion;
  readonly address: Pick<HistoryAddress, 'other'>;
}

type Compared = { readonly snapshot: PostSnapshot | undefined } & (
  | { readonly state: 'failed'; readonly message: string }
  /** There is no version before it. */
  | { readonly state: 'alone' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly copies: ComparedCopies }
);

interface Side {
  readonly no: number;
  readonly label: string;
  readonly copy: PostSnapshot | undefined;
}

/** The chosen version and the one it is compared with, older first. */
function useComparedVersions({ post, versions, version, address }: Options): Compared {
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
