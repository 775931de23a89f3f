import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import { Eye, RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { HistoryAddress } from './history-address.ts';
import { versionBefore } from './timeline.ts';
import styles from './version-comparison.module.css';

interface Written {
  readonly content: ArticleDocument;
}

/** An article whose versions are compared, with what its kind says about them. */
export interface ComparedArticle<Name extends string, Snapshot extends Written> {
  readonly id: string;
  readonly mayEdit: boolean;
  /** Where its page is previewed. */
  readonly previewAt: string;
  /** As it is now. */
  readonly present: Snapshot;
  readonly changed: (before: Snapshot, after: Snapshot) => readonly Name[];
  readonly nameOf: (name: Name) => string;
  readonly wordsOf: (name: Name, snapshot: Snapshot) => string;
  readonly read: (no: number, signal: AbortSignal) => Promise<{ readonly snapshot: Snapshot }>;
  readonly restore: (
    no: number,
    fields: readonly Name[],
  ) => Promise<{ readonly leftOut: readonly { readonly title: string }[] }>;
  /** Of all that is known of articles of the kind. */
  readonly keys: (projectId: string, ...rest: QueryKey) => QueryKey;
}

interface ComparisonProps<Name extends string, Snapshot extends Written> {
  readonly article: ComparedArticle<Name, Snapshot>;
  readonly versions: readonly ArticleVersion[];
  readonly version: ArticleVersion;
  readonly address: HistoryAddress;
}

/** One version beside another one, or beside the present article; its fields can be restored. */
export function VersionComparison<Name extends string, Snapshot extends Written>(
  props: ComparisonProps<Name, Snapshot>,
) {
  const { article, version, address } = props;
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const [left, setLeft] = useState<readonly string[]>([]);
  const { snapshot, pair, error, isAlone } = useCompared(props);
  const mayRestore = article.mayEdit && address.other === 'now';
  return (
    <>
      <ComparisonHead {...props}>
        <Button
          icon={<Eye size={16} />}
          onClick={() => navigate(`${article.previewAt}?version=${version.no}`)}
        >
          {t('preview')}
        </Button>
        {mayRestore && snapshot && (
          <Restore article={article} no={version.no} snapshot={snapshot} left={left} />
        )}
      </ComparisonHead>
      {error && <p className={textStyles.hint}>{error.message}</p>}
      {isAlone && <p className={textStyles.hint}>{t('only')}</p>}
      {!error && !snapshot && <Skeleton height="320px" />}
      {pair && (
        <Differences article={article} {...pair} left={left} onLeave={mayRestore ? setLeft : undefined} />
      )}
    </>
  );
}

/** The version and what it is compared with, older first. */
function useCompared<Name extends string, Snapshot extends Written>({
  article,
  versions,
  version,
  address,
}: ComparisonProps<Name, Snapshot>) {
  const isNow = address.other === 'now';
  const otherNo = typeof address.other === 'number' ? address.other : versionBefore(versions, version.no)?.no;
  const chosen = useSnapshot(article, version.no);
  const other = useSnapshot(article, isNow ? undefined : otherNo);
  const error = chosen.error ?? other.error;
  const snapshot = chosen.data?.snapshot;
  const beside = isNow ? article.present : other.data?.snapshot;
  const isOlder = isNow || (otherNo ?? 0) > version.no;
  const pair =
    snapshot &&
    beside &&
    (isOlder ? { before: snapshot, after: beside } : { before: beside, after: snapshot });
  return { snapshot, pair, error, isAlone: !error && !isNow && otherNo === undefined };
}

interface HeadProps {
  readonly versions: readonly ArticleVersion[];
  readonly version: ArticleVersion;
  readonly address: HistoryAddress;
  readonly children: ReactNode;
}

function ComparisonHead({ versions, version, address, children }: HeadProps) {
  const { t } = useTranslation('history');
  const id = useId();
  const before = versionBefore(versions, version.no);
  const time = formatDateTime(new Date(version.time));
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{t('label', { no: version.no, name: version.userName, time })}</h2>
      <span className={styles.other}>
        <label htmlFor={id}>{t('with')}</label>
        <Select
          id={id}
          label={t('with')}
          value={address.other === 'now' ? 'now' : 'before'}
          options={[
            ...(before ? [{ value: 'before', label: t('with.before', { no: before.no }) }] : []),
            { value: 'now', label: t('with.now') },
          ]}
          onChange={(value) => address.compareWith(value === 'now' ? 'now' : undefined)}
        />
      </span>
      {children}
    </header>
  );
}

interface RestoreProps<Name extends string, Snapshot extends Written> {
  readonly article: ComparedArticle<Name, Snapshot>;
  readonly no: number;
  readonly snapshot: Snapshot;
  readonly left: readonly string[];
}

/** Restores the fields that were not left as they are. */
function Restore<Name extends string, Snapshot extends Written>({
  article,
  no,
  snapshot,
  left,
}: RestoreProps<Name, Snapshot>) {
  const { t } = useTranslation('history');
  const restoring = useRestore(article);
  const names = article.changed(article.present, snapshot);
  const fields = names.filter((name) => !left.includes(name));
  if (names.length === 0) return null;
  return (
    <Button
      icon={<RotateCcw size={16} />}
      busy={restoring.isPending}
      disabledReason={fields.length > 0 ? undefined : t('restore.nothing')}
      onClick={() => restoring.mutate({ no, fields })}
    >
      {t('restore.action', { count: fields.length })}
    </Button>
  );
}

interface DifferencesProps<Name extends string, Snapshot extends Written> {
  readonly article: ComparedArticle<Name, Snapshot>;
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly left: readonly string[];
  /** Lets the person leave fields as they are. */
  readonly onLeave: ((left: readonly string[]) => void) | undefined;
}

function Differences<Name extends string, Snapshot extends Written>({
  article: { changed, nameOf, wordsOf },
  before,
  after,
  left,
  onLeave,
}: DifferencesProps<Name, Snapshot>) {
  const { t } = useTranslation('history');
  const names = changed(before, after);
  if (names.length === 0) return <p className={textStyles.hint}>{t('same')}</p>;
  return names.map((name) => (
    <section key={name} className={styles.field}>
      <h3 className={textStyles.strong}>
        {onLeave ? (
          <Checkbox
            checked={!left.includes(name)}
            onChange={({ target }) =>
              onLeave(target.checked ? left.filter((one) => one !== name) : [...left, name])
            }
          >
            {nameOf(name)}
          </Checkbox>
        ) : (
          nameOf(name)
        )}
      </h3>
      {name === 'content' ? (
        <ArticleCompare
          before={before.content}
          after={after.content}
          beforeLabel={t('with.earlier')}
          afterLabel={t('with.later')}
        />
      ) : (
        <TextCompare before={wordsOf(name, before)} after={wordsOf(name, after)} />
      )}
    </section>
  ));
}

/** The content of one version; it never changes. */
function useSnapshot<Name extends string, Snapshot extends Written>(
  { id, keys, read }: ComparedArticle<Name, Snapshot>,
  no: number | undefined,
) {
  const projectId = useProjectId();
  return useQuery({
    // Not below the keys of the kind: a change of the article changes none of its versions.
    queryKey: ['version', ...keys(projectId, id, no)],
    queryFn: ({ signal }) => read(no ?? 0, signal),
    enabled: no !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Restores fields of a version; afterwards all of the kind is read again, also after a failure. */
function useRestore<Name extends string, Snapshot extends Written>({
  restore,
  keys,
}: ComparedArticle<Name, Snapshot>) {
  const { t } = useTranslation('history');
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ no, fields }: { readonly no: number; readonly fields: readonly Name[] }) =>
      restore(no, fields),
    onSuccess: ({ leftOut }, { no }) => {
      showToast({ tone: 'success', text: t('restored', { no }) });
      const terms = leftOut.map(({ title }) => title).join(', ');
      if (terms !== '') showToast({ tone: 'warning', text: t('leftOut', { terms }) });
    },
    onSettled: () => invalidate(client, { queryKey: keys(projectId) }),
  });
}
