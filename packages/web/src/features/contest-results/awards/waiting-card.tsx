import type {
  AwardBoard,
  AwardedWork,
  PrizeStanding,
} from '@toasoan/contract/features/contest-results/award.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Select } from '#web/ui/select/select.tsx';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import { ResultCard } from '../result-card.tsx';
import styles from '../results.module.css';
import { sendProposal, useAwardChange } from '../results-queries.ts';
import { GiveDialog } from './give-dialog.tsx';
import { openPrizesFor, prizeLabel } from './prize-name.ts';
import { WorkCell } from './work-cell.tsx';

interface WaitingCardProps {
  readonly board: AwardBoard;
}

/** Works of the final without a prize, best first: somebody chooses where the ranking does not. */
export function WaitingCard({ board }: WaitingCardProps) {
  const { t } = useTranslation('contest-results');
  if (board.waiting.length === 0) return null;
  return (
    <ResultCard title={t('waiting.title', { count: board.waiting.length })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keys. */}
      <section className={styles.scroller} tabIndex={0} aria-label={t('waiting.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {t('waiting.rank')}
              </th>
              <th scope="col">{t('award.work')}</th>
              <th scope="col">{t('waiting.category')}</th>
              <th scope="col" className={styles.number}>
                {t('waiting.average')}
              </th>
              <th scope="col">{t('award.prize')}</th>
            </tr>
          </thead>
          <tbody>
            {board.waiting.map((work) => (
              <WaitingRow key={work.id} work={work} board={board} />
            ))}
          </tbody>
        </table>
      </section>
    </ResultCard>
  );
}

function WaitingRow({ work, board }: { readonly work: AwardedWork; readonly board: AwardBoard }) {
  const { t } = useTranslation('contest-results');
  const language = screenLanguage();
  const mayAward = useMay('contest.award');
  const change = useAwardChange();
  const [monthly, setMonthly] = useState<PrizeStanding>();
  const prizes = openPrizesFor(board.prizes, work.category);
  function choose(prizeId: string | null) {
    const prize = prizes.find(({ id }) => id === prizeId);
    if (prize?.kind === 'MONTHLY') setMonthly(prize);
    else if (prize) change.mutate(() => sendProposal({ submissionId: work.id, prizeId: prize.id }));
  }
  const points = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <tr>
      <td className={styles.number}>{work.rank === null ? '–' : formatNumber(work.rank)}</td>
      <td>
        <WorkCell work={work} />
      </td>
      <td>{CATEGORY_TEXTS[work.category][language]}</td>
      <td className={styles.number}>{work.average === null ? '–' : points.format(work.average)}</td>
      <td>
        {mayAward && prizes.length > 0 && (
          <Select
            label={t('waiting.choose', { number: work.number })}
            placeholder={t('waiting.propose')}
            options={prizes.map((prize) => ({ value: prize.id, label: prizeLabel(prize) }))}
            value={null}
            onChange={choose}
          />
        )}
        {monthly && (
          <GiveDialog board={board} work={work} prize={monthly} onClose={() => setMonthly(undefined)} />
        )}
      </td>
    </tr>
  );
}
