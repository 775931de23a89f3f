import { useQuery } from '@tanstack/react-query';
import { spaceLevel, spaceWarning } from '@toasoan/contract/features/media/media-space.ts';
import { bytesText } from '@toasoan/contract/vocabulary/bytes-text.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { mediaSpace } from '../media-queries.ts';
import styles from './space-bar.module.css';

const TONES = { enough: 'going', tight: 'tight', 'nearly-full': 'failed' } as const;

/** How much of the library's room is in use; without a limit the figure alone. */
export function SpaceBar() {
  const { t } = useTranslation('library');
  const space = useQuery(mediaSpace(useProjectId())).data;
  if (space === undefined) return null;
  const { usedBytes, quotaBytes } = space;
  const used = bytesText(usedBytes, currentLanguage());
  if (quotaBytes === null) return <p className={styles.space}>{t('space.used', { used })}</p>;
  const words = t('space.of', { used, quota: bytesText(quotaBytes, currentLanguage()) });
  return (
    <div className={styles.space}>
      <span className={textStyles.quiet}>{t('space.title')}</span>
      <ProgressBar
        label={t('space.title')}
        done={usedBytes}
        total={quotaBytes}
        words={words}
        tone={TONES[spaceLevel(space)]}
      />
    </div>
  );
}

/** From 80 % on, before somebody's upload is refused. */
export function SpaceWarning() {
  const space = useQuery(mediaSpace(useProjectId())).data;
  const text = space && spaceWarning(space, currentLanguage());
  if (space === undefined || text === undefined) return null;
  return <Banner tone={spaceLevel(space) === 'tight' ? 'warning' : 'danger'}>{text}</Banner>;
}
