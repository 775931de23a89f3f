import { useTranslation } from 'react-i18next';
import { FieldRow } from './field-row.tsx';
import styles from './fields.module.css';
import { MAIN_FIELDS, OTHER_FIELDS } from './studio-model.ts';
import { useUnseenFields } from './unseen-fields.ts';
import type { Studio } from './use-studio.ts';

/** Every field with its selectors, its value on this page, and how often it was found. */
export function FieldList({ studio }: { readonly studio: Studio }) {
  const { t } = useTranslation('parser-templates');
  const unseen = useUnseenFields(studio.page, studio.draft);
  return (
    <>
      <p className={styles.listHead}>
        <span>{t('fields.head')}</span>
        <span>{t('fields.rate')}</span>
      </p>
      {MAIN_FIELDS.map((field) => (
        <FieldRow key={field} studio={studio} field={field} unseen={unseen.get(field)} />
      ))}
      <h2 className={styles.sideHeading}>{t('fields.other')}</h2>
      {OTHER_FIELDS.map((field) => (
        <FieldRow key={field} studio={studio} field={field} unseen={unseen.get(field)} />
      ))}
    </>
  );
}
