import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import {
  changedEventFields,
  type EventFieldName,
  type EventSnapshot,
} from '@toasoan/contract/features/events/history/event-version.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { type HistoryAddress, VersionComparison } from '#web/features/articles/public-history.ts';
import { sessionWriting } from '../editing/open-events.ts';
import { useEventFieldNames } from '../editing/use-event-field-names.ts';
import { showEventField } from '../event-fields/show-event-field.ts';
import { eventKeys } from '../event-queries.ts';

interface EventComparisonProps {
  readonly event: Event;
  readonly versions: readonly ArticleVersion[];
  readonly version: ArticleVersion;
  readonly address: HistoryAddress;
}

export function EventComparison({ event, ...compared }: EventComparisonProps) {
  const { t } = useTranslation('event-fields');
  const nameOf = useEventFieldNames();
  const { id, version, mayEdit } = event;
  const article = {
    id,
    mayEdit,
    present: snapshotOf(event),
    previewAt: `/manager_event/preview/${event.id}`,
    changed: changedEventFields,
    nameOf,
    wordsOf: (name: EventFieldName, snapshot: EventSnapshot) =>
      showEventField(name, fieldOf(name, snapshot), t),
    read: (no: number, signal: AbortSignal) =>
      call(eventVersionEndpoints.detail, { params: { id, no }, signal }),
    restore: (no: number, fields: readonly EventFieldName[]) =>
      call(eventVersionEndpoints.restore, {
        params: { id },
        body: { version, no, fields: [...fields], editingSession: sessionWriting(id) },
      }),
    keys: eventKeys,
  };
  return <VersionComparison article={article} {...compared} />;
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
