import type { PageState } from '@toasoan/contract/features/pages/workflow/page-states.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';

const TONES: Readonly<Record<PageState, StatusTone>> = {
  DRAFT: 'draft',
  PUBLISHED: 'published',
  UNPUBLISHED: 'unpublished',
  TRASHED: 'draft',
};

export function PageStateTag({ state }: { readonly state: PageState }) {
  const { t } = useTranslation('pages');
  return (
    <StatusTag tone={TONES[state]} {...(state === 'TRASHED' && { icon: <Trash2 size={13} aria-hidden /> })}>
      {t(`state.${state}`)}
    </StatusTag>
  );
}
