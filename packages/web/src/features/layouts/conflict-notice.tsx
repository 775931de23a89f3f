import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { layoutPage } from './layout-queries.ts';

/** Published layouts that claim the very same place: publishing this one archives them. */
export function ConflictNotice({ layout }: { readonly layout: Pick<LayoutDetail, 'conflicts'> }) {
  const { t } = useTranslation('layouts');
  const { conflicts } = layout;
  if (conflicts.length === 0) return null;
  return (
    <Banner tone="warning">
      {t('conflict.text', { count: conflicts.length })}{' '}
      {conflicts.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TabLink to={layoutPage(id)}>{title}</TabLink>
        </span>
      ))}
    </Banner>
  );
}
