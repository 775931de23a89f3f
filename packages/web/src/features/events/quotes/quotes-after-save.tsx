import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { QuotesQuery } from '@toasoan/contract/features/events/quotes/quote.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useQuotesAfter } from './use-quotes-after.tsx';

/** In the editor: once a save of one's own changed the time or the place, the posts that still say the old one. */
export function QuotesAfterSave({ event }: { readonly event: Event }) {
  const me = useAuth((auth) => auth.userId);
  const quotes = useQuotesAfter();
  const seen = useRef(event);
  const compare = useEffectEvent((before: Event) => {
    const query = changedBySave(before, event);
    if (query && event.updatedBy.userId === me) void quotes.show(event, query);
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = event;
    if (before.id === event.id && before.version < event.version) compare(before);
  }, [event]);
  return quotes.dialog;
}

/** What a save replaced; undefined where it left time and place alone, or where a verb changed them, which shows its own. */
function changedBySave(before: Event, after: Event): QuotesQuery | undefined {
  const [newest] = after.statusChanges;
  if (newest !== undefined && newest.id !== before.statusChanges[0]?.id)
    return newest.kind === 'move' ? { changeId: newest.id } : undefined;
  const { startTime, placeName } = before.details;
  const query = {
    ...(startTime !== null && startTime !== after.details.startTime && { startTime }),
    ...(placeName !== '' && placeName !== after.details.placeName && { placeName }),
  };
  return Object.keys(query).length === 0 ? undefined : query;
}
