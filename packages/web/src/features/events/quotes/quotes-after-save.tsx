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
  const changed = QUOTED.filter((name) => {
    const was = before.details[name];
    return was !== null && was !== '' && was !== after.details[name];
  });
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, before.details[name]]));
}

/** What posts may quote of a plan. */
const QUOTED = [
  'startTime',
  'endTime',
  'placeName',
  'address',
  'provinceCode',
  'mapUrl',
  'registerUrl',
  'onlineUrl',
] as const;
