import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '#web/ui/dates/days.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { RightsProblems } from '../../rights-problems.tsx';
import { fileSize } from '../file-words.ts';
import { UsesList } from '../uses-list.tsx';
import styles from './media-preview.module.css';

/** What is said about the file, beside it. */
export function PreviewFacts({ file }: { readonly file: MediaRow }) {
  const { t } = useTranslation(['library', 'media']);
  const { picture } = file;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('field.alt'), file.alt],
    [t('field.caption'), file.caption],
    [t('field.credit'), file.credit],
    [t('field.licence'), t(`media:licence.${file.licence}`)],
    [t('field.licenceStatus'), t(`media:licenceStatus.${file.licenceStatus}`)],
    [t('field.licenceUntil'), file.licenceUntil ? showDay(file.licenceUntil) : ''],
    [t('field.takenTime'), file.takenTime && <DateText time={file.takenTime} />],
    [t('column.createdBy'), file.createdBy.name],
    [t('column.createTime'), <DateText key="time" time={file.createTime} />],
    [t('column.pixels'), picture ? `${picture.width}×${picture.height}` : ''],
    [t('column.sizeBytes'), fileSize(file.sizeBytes)],
    [t('field.fileName'), file.fileName],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className={styles.facts} aria-label={t('preview.facts')} tabIndex={0}>
      <RightsProblems file={file} />
      <dl className={styles.list}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {file.useCount > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('section.uses')}</h3>
          <UsesList id={file.id} />
        </>
      )}
    </section>
  );
}
