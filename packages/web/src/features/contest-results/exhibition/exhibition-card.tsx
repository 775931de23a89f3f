import type { ExhibitedWork } from '@toasoan/contract/features/contest-results/award.ts';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { WorkCell } from '../awards/work-cell.tsx';
import { RecallButton } from '../recall/recall-button.tsx';
import { ResultCard } from '../result-card.tsx';
import styles from '../results.module.css';
import { saveExhibited, useAwardChange } from '../results-queries.ts';
import { CodeInput } from './code-input.tsx';

/** Works that are shown in the exhibition, each with its code. */
export function ExhibitionCard({ works }: { readonly works: readonly ExhibitedWork[] }) {
  const { t } = useTranslation('contest-results');
  return (
    <ResultCard title={t('exhibition.title', { count: works.length })}>
      {works.length === 0 ? (
        <p className={textStyles.quiet}>{t('exhibition.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keys.
        <section className={styles.scroller} tabIndex={0} aria-label={t('exhibition.table')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('exhibition.code')}</th>
                <th scope="col">{t('award.work')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('award.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {works.map((work) => (
                <ExhibitedRow key={work.id} work={work} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </ResultCard>
  );
}

function ExhibitedRow({ work }: { readonly work: ExhibitedWork }) {
  const { t } = useTranslation('contest-results');
  const mayChange = useMay('contest.check');
  const change = useAwardChange();
  const { id, version, number } = work;
  return (
    <tr>
      <td>
        <CodeInput work={work} />
      </td>
      <td>
        <WorkCell work={work} />
      </td>
      <td>
        {mayChange && (
          <Button
            size="compact"
            busy={change.isPending}
            aria-label={`${t('exhibition.remove')}: ${number}`}
            onClick={() => change.mutate(() => saveExhibited({ id, version, isExhibited: false }))}
          >
            {t('exhibition.remove')}
          </Button>
        )}{' '}
        <RecallButton workId={id} number={number} />
      </td>
    </tr>
  );
}
