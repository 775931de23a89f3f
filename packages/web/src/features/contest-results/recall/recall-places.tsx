import type { SubmissionRecallPreview } from '@toasoan/contract/features/contest-results/submission-recall.ts';
import { useTranslation } from 'react-i18next';
import { UseGroups } from '#web/features/media/public-uses.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './recall.module.css';

/** Where readers see the work itself, then every record that holds one of its files from the library. */
export function RecallPlaces({ preview }: { readonly preview: SubmissionRecallPreview }) {
  const { t } = useTranslation(['contest-results', 'recall']);
  const { places, files, library, mayRecallLibrary } = preview;
  const changed = library.flatMap((file) => file.changed);
  const kept = library.flatMap((file) => file.kept);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section className={styles.places} tabIndex={0} aria-label={t('recall.places')}>
      <Stack as="section" gap={1}>
        <h3 className={textStyles.strong}>{t('recall.shown', { count: places.length })}</h3>
        {places.length === 0 && <p className={textStyles.hint}>{t('recall.nowhere')}</p>}
        <ul>
          {places.map((place) => (
            <li key={place}>{t(`recall.place.${place}`)}</li>
          ))}
        </ul>
        <p className={textStyles.hint}>{t('recall.files', { count: files })}</p>
      </Stack>
      {library.length > 0 && (
        <Stack as="section" gap={2}>
          <h3 className={textStyles.strong}>{t('recall.library', { count: library.length })}</h3>
          <p className={textStyles.hint}>
            {library.map(({ title }) => title).join(', ')}
            {!mayRecallLibrary && ` · ${t('recall.libraryStays')}`}
          </p>
          <UseGroups uses={changed} />
          {kept.length > 0 && (
            <details>
              <summary>{t('recall:kept', { count: kept.length })}</summary>
              <UseGroups uses={kept} />
            </details>
          )}
        </Stack>
      )}
    </section>
  );
}
