import type { ComponentProps } from 'react';
import { CompareKept, MergePanel } from '#web/features/articles/public-merge.ts';
import type { EventArticle } from '../editing/event-article.ts';
import { useEventFields } from '../editing/use-event-fields.tsx';

/** The places of an event that two people changed differently. */
export function EventMergePanel(props: Omit<ComponentProps<typeof MergePanel<EventArticle>>, 'fields'>) {
  return <MergePanel {...props} fields={useEventFields()} />;
}

/** Typed text of an event beside its newest version. */
export function CompareEvent(props: Omit<ComponentProps<typeof CompareKept<EventArticle>>, 'fields'>) {
  return <CompareKept {...props} fields={useEventFields()} />;
}
