import { EVENT_STATE_TEXTS } from '@toasoan/contract/features/events/workflow/event-state-texts.ts';
import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import { Trash2 } from 'lucide-react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';

const TONES: Readonly<Record<EventState, StatusTone>> = {
  DRAFT: 'draft',
  SUBMITTED: 'waiting',
  RETURNED: 'returned',
  PENDING_APPROVAL: 'waiting',
  SCHEDULED: 'scheduled',
  PUBLISHED: 'published',
  UNPUBLISHED: 'unpublished',
  TRASHED: 'draft',
};

/** How far its text has come. */
export function EventStateTag({ state }: { readonly state: EventState }) {
  return (
    <StatusTag tone={TONES[state]} {...(state === 'TRASHED' && { icon: <Trash2 size={13} aria-hidden /> })}>
      {EVENT_STATE_TEXTS[state][currentLanguage()]}
    </StatusTag>
  );
}
