import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { CalendarX2, Gavel, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';

const TONES: Readonly<Record<PostState, StatusTone>> = {
  DRAFT: 'draft',
  SUBMITTED: 'waiting',
  EDITING: 'editing',
  RETURNED: 'returned',
  PENDING_APPROVAL: 'waiting',
  REJECTED: 'rejected',
  SCHEDULED: 'scheduled',
  PUBLISHED: 'published',
  UNPUBLISHED: 'unpublished',
  EXPIRED: 'draft',
  TAKEN_DOWN: 'taken-down',
  TRASHED: 'draft',
};

export function toneOf(state: PostState): StatusTone {
  return TONES[state];
}

/** Tells apart states that share a colour. */
const ICONS: Readonly<Partial<Record<PostState, ReactNode>>> = {
  EXPIRED: <CalendarX2 size={13} aria-hidden />,
  TAKEN_DOWN: <Gavel size={13} aria-hidden />,
  TRASHED: <Trash2 size={13} aria-hidden />,
};

export function PostStateTag({ state }: { readonly state: PostState }) {
  const { t } = useTranslation('posts');
  return (
    <StatusTag tone={TONES[state]} icon={ICONS[state]}>
      {t(`state.${state}`)}
    </StatusTag>
  );
}
