import type { Layout } from '@toasoan/contract/features/layouts/layout.ts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '#web/ui/display/status-tag.tsx';

/** What readers see of a layout, and whether that will change. */
export function LayoutStateTag({
  layout,
}: {
  readonly layout: Pick<Layout, 'state' | 'hasChanges' | 'publishAt'>;
}) {
  const { t } = useTranslation('layouts');
  const { state, hasChanges, publishAt } = layout;
  if (publishAt !== null) return <StatusTag tone="scheduled">{t('state.SCHEDULED')}</StatusTag>;
  if (state === 'PUBLISHED' && hasChanges) return <StatusTag tone="returned">{t('state.CHANGED')}</StatusTag>;
  const tone = ({ DRAFT: 'draft', PUBLISHED: 'published', ARCHIVED: 'unpublished' } as const)[state];
  return <StatusTag tone={tone}>{t(`state.${state}`)}</StatusTag>;
}
