import { PAGE_FIELDS, type PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { StudioPage } from '@toasoan/contract/features/parser-templates/studio.ts';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../template-words.ts';
import styles from './safe-copy.module.css';
import { shownValue } from './shown-value.ts';

/** What the draft reads in the page, field by field, and where each value comes from. */
export function ReadResult({ page }: { readonly page: StudioPage }) {
  const { t } = useTranslation('parser-templates');
  const { extracted, marks, values } = page;
  function sourceOf(field: PageField): string {
    const found = extracted.foundBy[field];
    if (!found) return t(`mark.${marks[field]}`);
    return t(`foundBy.${found.by}`, { place: (found.place ?? 0) + 1 });
  }
  return (
    <div className={styles.result}>
      <p>
        {t(page.passes ? 'result.passes' : 'result.fails')} · {t('result.score', { score: extracted.score })}
        {extracted.refusal && <> · {t(`refusal.${extracted.refusal}`)}</>}
      </p>
      {extracted.warnings.length > 0 && (
        <p>{extracted.warnings.map((warning) => t(`warning.${warning}`)).join(' · ')}</p>
      )}
      <dl>
        {PAGE_FIELDS.map((field) => (
          <div key={field}>
            <dt>
              {fieldName(field)}
              <span className={styles.foundBy}>{sourceOf(field)}</span>
            </dt>
            <dd data-long={field === 'content' || undefined}>
              {field === 'content' ? values.content : shownValue(field, values) || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
