import type { SubmissionFile } from '@toasoan/contract/features/submissions/submission.ts';
import { bytesText } from '@toasoan/contract/vocabulary/bytes-text.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import factStyles from '../facts/work-facts.module.css';
import { durationText } from '../submission-words.ts';

/** What the shown file says of itself. */
export function FileFactsList({ file }: { readonly file: SubmissionFile }) {
  const { t } = useTranslation('submissions');
  const { facts, width, height, durationMs, caption } = file;
  const { latitude, longitude, takenTime } = facts;
  const lines = [
    { key: 'caption', value: caption },
    { key: 'format', value: file.mime },
    { key: 'size', value: bytesText(file.bytes, currentLanguage()) },
    { key: 'pixels', value: width !== null && height !== null ? `${width} × ${height}` : '' },
    { key: 'duration', value: durationMs === null ? '' : durationText(durationMs) },
    { key: 'taken', value: takenTime === null ? '' : formatDateTime(new Date(takenTime)) },
    { key: 'camera', value: facts.camera },
    { key: 'lens', value: facts.lens },
    { key: 'exposure', value: facts.exposure },
    { key: 'software', value: facts.software },
    {
      key: 'place',
      value: latitude !== null && longitude !== null ? `${latitude.toFixed(4)}, ${longitude.toFixed(4)}` : '',
    },
  ].filter(({ value }) => value !== '');
  return (
    <section className={factStyles.section} aria-label={t('file.title')}>
      <h4 className={textStyles.strong}>{t('file.title')}</h4>
      <dl className={factStyles.pairs}>
        {lines.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`file.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
