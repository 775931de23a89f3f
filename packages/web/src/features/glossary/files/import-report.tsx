import {
  type GlossaryImport,
  MOST_SHOWN_ROWS,
} from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import { IMPORT_ROW_TEXTS } from '@toasoan/contract/features/glossary/glossary-rule-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './import.module.css';

/** What an import would do, or has done: numbers, and the rows that say most. */
export function ImportReport({ report: { counts, rows, state } }: { readonly report: GlossaryImport }) {
  const { t } = useTranslation('glossary');
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const numbers = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, formatNumber(count)]),
  );
  return (
    <Stack gap={2}>
      <Banner tone={state === 'DONE' ? 'success' : 'info'}>
        {t(state === 'DONE' ? 'import.done' : 'import.would', numbers)}
      </Banner>
      <div className={styles.rows}>
        <table aria-label={t('import.rows')}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{t('import.fate')}</th>
              <th scope="col">{t('field.sourceContent')}</th>
              <th scope="col">{t('field.targetContent')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.line} ${row.sourceContent} ${row.targetContent}`} data-fate={row.fate}>
                <td>{formatNumber(row.line)}</td>
                <td>
                  {t(`fate.${row.fate}`)}
                  {row.reason && (
                    <span className={styles.reason}>{IMPORT_ROW_TEXTS[row.reason][currentLanguage()]}</span>
                  )}
                </td>
                <td>{row.sourceContent}</td>
                <td>
                  {row.fate !== 'SKIP' &&
                    row.currentTarget !== '' &&
                    row.currentTarget !== row.targetContent && <del>{row.currentTarget}</del>}
                  {row.targetContent}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > rows.length && (
        <p className={textStyles.hint}>
          {t('import.more', { shown: MOST_SHOWN_ROWS, total: formatNumber(total) })}
        </p>
      )}
    </Stack>
  );
}
