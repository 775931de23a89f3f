import { type MediaSpace, spaceLevel, spaceWarning } from '@toasoan/contract/features/media/media-space.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** For people who administer the project: its library is nearly full. */
export function SpaceCard({ space }: { readonly space: MediaSpace | null }) {
  const { t } = useTranslation('dashboard');
  const text = space === null ? undefined : spaceWarning(space, currentLanguage());
  if (space === null || text === undefined) return null;
  const link = <TabLink to="/manager_media">{t('space.open')}</TabLink>;
  return (
    <Banner tone={spaceLevel(space) === 'tight' ? 'warning' : 'danger'} actions={link}>
      {text}
    </Banner>
  );
}
