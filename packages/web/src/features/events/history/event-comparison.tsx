import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import {
  changedEventFields,
  type EventFieldName,
  type EventSnapshot,
} from '@toasoan/contract/features/events/history/event-version.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { type HistoryAddress, versionBefore } from '#web/features/articles/public-history.ts';
import { ArticleCompare } from '#web/patterns/article-compare/article-compare.tsx';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { sessionWriting } from '../editing/open-events.ts';
import { useEventFieldNames } from '../editing/use-event-field-names.ts';
import { showEventField } from '../event-fields/show-event-field.ts';
import { eventKeys } from '../event-queries.ts';
import styles from './event-comparison.module.css';

interface EventComparisonProps {
  readonly event: Event;
  readonly versions: readonly ArticleVersion[];
  readonly version: ArticleVersion;
  readonly address: HistoryAddress;
}

/** One version beside another one, or beside the present event; its fields can be restored. */
export function EventComparison(props: EventComparisonProps) {
  const { event, version, address } = props;
  const { t } = useTranslation('history');
  const [left, setLeft] = useState<readonly string[]>([]);
  const { snapshot, pair, error, isAlone } = useCompared(props);
  const mayRestore = event.mayEdit && address.other === 'now';
  return (
    <>
      <ComparisonHead {...props}>
        {mayRestore && snapshot && <Restore event={event} no={version.no} snapshot={snapshot} left={left} />}
      </ComparisonHead>
      {error && <p className={textStyles.hint}>{error.message}</p>}
      {isAlone && <p className={textStyles.hint}>{t('only')}</p>}
      {!error && !snapshot && <Skeleton height="320px" />}
      {pair && <Differences {...pair} left={left} onLeave={mayRestore ? setLeft : undefined} />}
    </>
  );
}

/** The version and what it is compared with, older first. */
function useCompared({ event, versions, version, address }: EventComparisonProps) {
  const isNow = address.other === 'now';
  const otherNo = typeof address.other === 'number' ? address.other : versionBefore(versions, version.no)?.no;
  const chosen = useSnapshot(event.id, version.no);
  const other = useSnapshot(event.id, isNow ? undefined : otherNo);
  const error = chosen.error ?? other.error;
  const snapshot = chosen.data?.snapshot;
  const beside = isNow ? snapshotOf(event) : other.data?.snapshot;
  const isOlder = isNow || (otherNo ?? 0) > version.no;
  const pair =
    snapshot &&
    beside &&
    (isOlder ? { before: snapshot, after: beside } : { before: beside, after: snapshot });
  return { snapshot, pair, error, isAlone: !error && !isNow && otherNo === undefined };
}

function ComparisonHead(props: EventComparisonProps & { readonly children: ReactNode }) {
  const { versions, version, address, children } = props;
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

interface RestoreProps {
  readonly event: Event;
  readonly no: number;
  readonly snapshot: EventSnapshot;
  readonly left: readonly string[];
}

/** Restores the fields that were not left as they are. */
function Restore({ event, no, snapshot, left }: RestoreProps) {
  const { t } = useTranslation('history');
  const restoring = useRestore(event);
  const names = changedEventFields(snapshotOf(event), snapshot);
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

interface DifferencesProps {
  readonly before: EventSnapshot;
  readonly after: EventSnapshot;
  readonly left: readonly string[];
  /** Lets the person leave fields as they are. */
  readonly onLeave: ((left: readonly string[]) => void) | undefined;
}

function Differences({ before, after, left, onLeave }: DifferencesProps) {
  const { t } = useTranslation('history');
  const { t: tFields } = useTranslation('event-fields');
  const nameOf = useEventFieldNames();
  const names = changedEventFields(before, after);
  if (names.length === 0) return <p className={textStyles.hint}>{t('same')}</p>;
  const words = (name: EventFieldName, snapshot: EventSnapshot) =>
    showEventField(name, fieldOf(name, snapshot), tFields);
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
        <TextCompare before={words(name, before)} after={words(name, after)} />
      )}
    </section>
  ));
}

function fieldOf(name: EventFieldName, { details, ...written }: EventSnapshot): unknown {
  if (name === 'categories' || name === 'tags') return written[name].map(({ title }) => title);
  if (name in written) return written[name as keyof typeof written];
  return details[name as keyof typeof details];
}

function snapshotOf(event: Event): EventSnapshot {
  const { title, slug, excerpt, content, categories, tags, keywords, seoTitle, seoDescription } = event;
  const { details } = event;
  return { title, slug, excerpt, content, categories, tags, keywords, seoTitle, seoDescription, details };
}

/** The content of one version; it never changes. */
function useSnapshot(id: string, no: number | undefined) {
  const projectId = useProjectId();
  return useQuery({
    queryKey: [projectId, 'event-version', id, no],
    queryFn: ({ signal }) => call(eventVersionEndpoints.detail, { params: { id, no: no ?? 0 }, signal }),
    enabled: no !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Restored {
  readonly no: number;
  readonly fields: readonly EventFieldName[];
}

/** Restores fields of a version; afterwards the event and its history are read again, also after a failure. */
function useRestore({ id, version }: Event) {
  const { t } = useTranslation('history');
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ no, fields }: Restored) =>
      call(eventVersionEndpoints.restore, {
        params: { id },
        body: { version, no, fields: [...fields], editingSession: sessionWriting(id) },
      }),
    onSuccess: ({ leftOut }, { no }) => {
      showToast({ tone: 'success', text: t('restored', { no }) });
      const terms = leftOut.map(({ title }) => title).join(', ');
      if (terms !== '') showToast({ tone: 'warning', text: t('leftOut', { terms }) });
    },
    onSettled: () => invalidate(client, { queryKey: eventKeys(projectId) }),
  });
}
