import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { LicenceStatus } from '@toasoan/contract/features/media/media-kinds.ts';
import { useTranslation } from 'react-i18next';
import { showDay } from '#web/ui/dates/days.ts';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import styles from './media-table.module.css';

const TONES: Readonly<Record<LicenceStatus, StatusTone>> = {
  VALID: 'published',
  PENDING: 'waiting',
  EXPIRED: 'unpublished',
  DENIED: 'rejected',
};

/** By what right it is used, whether that holds, and until when. */
export function LicenceCell({ file }: { readonly file: MediaRow }) {
  const { t } = useTranslation(['library', 'media']);
  return (
    <span className={styles.licence}>
      <StatusTag tone={TONES[file.licenceStatus]}>{t(`media:licenceStatus.${file.licenceStatus}`)}</StatusTag>
      <span className={styles.second}>
        {t(`media:licence.${file.licence}`)}
        {file.licenceUntil && ` · ${t('until', { day: showDay(file.licenceUntil) })}`}
      </span>
    </span>
  );
}
