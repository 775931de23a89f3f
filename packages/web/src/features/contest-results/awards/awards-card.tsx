import type { Award, AwardBoard } from '@toasoan/contract/features/contest-results/award.ts';
import {
  AWARD_STATE_TEXTS,
  PAID_STATE_TEXTS,
} from '@toasoan/contract/features/contest-results/award-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDay } from '#web/ui/text/format-date.ts';
import { formatNumber, screenLanguage } from '#web/ui/text/format-number.ts';
import { ResultCard } from '../result-card.tsx';
import styles from '../results.module.css';
import { sendProposals, useAwardChange } from '../results-queries.ts';
import { AwardActions } from './award-actions.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { prizeName } from './prize-name.ts';
import { WorkCell } from './work-cell.tsx';

const TONES: Readonly<Record<Award['state'], StatusTone>> = {
  PROPOSED: 'waiting',
  AWARDED: 'published',
  REVOKED: 'taken-down',
};

interface AwardsCardProps {
  readonly board: AwardBoard;
}

/** Everything that was proposed, awarded and revoked. */
export function AwardsCard({ board }: AwardsCardProps) {
  const { t } = useTranslation('contest-results');
  const mayAward = useMay('contest.award');
  const change = useAwardChange();
  const [isDeciding, setDeciding] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const proposals = board.awards.filter(({ state }) => state === 'PROPOSED');
  function propose() {
    change.mutate(async () => {
      const { added, ties } = await sendProposals({ contestId: board.contest.id });
      const text =
        ties.length > 0
          ? t('propose.ties', { numbers: ties.join(', ') })
          : t('propose.done', { count: added });
      showToast({ tone: ties.length > 0 ? 'warning' : 'success', text });
    });
  }
  return (
    <ResultCard
      title={t('awards.title')}
      actions={
        mayAward && (
          <>
            <Button busy={change.isPending} onClick={propose}>
              {t('propose')}
            </Button>
            <Button onClick={() => setGiving(true)}>{t('give')}</Button>
            <Button
              variant="main"
              disabledReason={proposals.length === 0 ? t('decide.nothing') : undefined}
              onClick={() => setDeciding(true)}
            >
              {t('decide')}
            </Button>
          </>
        )
      }
    >
      {board.awards.length === 0 ? (
        <p className={textStyles.quiet}>{t('awards.none')}</p>
      ) : (
        <AwardTable board={board} />
      )}
      {isDeciding && <DecisionDialog board={board} onClose={() => setDeciding(false)} />}
      {isGiving && <GiveDialog board={board} onClose={() => setGiving(false)} />}
    </ResultCard>
  );
}

function AwardTable({ board }: AwardsCardProps) {
  const { t } = useTranslation('contest-results');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keys.
    <section className={styles.scroller} tabIndex={0} aria-label={t('awards.table')}>
      <table className={classNames(styles.table, styles.awards)}>
        <thead>
          <tr>
            <th scope="col">{t('award.work')}</th>
            <th scope="col">{t('award.prize')}</th>
            <th scope="col">{t('award.state')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('award.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {board.awards.map((award) => (
            <AwardRow key={award.id} award={award} board={board} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AwardRow({ award, board }: { readonly award: Award; readonly board: AwardBoard }) {
  const { t } = useTranslation('contest-results');
  const language = screenLanguage();
  const prize = board.prizes.find(({ id }) => id === award.prizeId);
  return (
    <tr>
      <td>
        <WorkCell work={award.work} />
      </td>
      <td>
        {prize && prizeName(prize)} {award.month}
        <div className={classNames(styles.small, styles.unbroken)}>
          {t('money', { amount: formatNumber(award.amount) })}
        </div>
      </td>
      <td>
        <StatusTag tone={TONES[award.state]}>{AWARD_STATE_TEXTS[award.state][language]}</StatusTag>
        {award.state !== 'PROPOSED' && ` · ${PAID_STATE_TEXTS[award.paidState][language]}`}
        <Decision no={award.decisionNo} date={award.decisionDate} />
        <Decision no={award.revokeNo} date={award.revokeDate} />
      </td>
      <td>
        <AwardActions award={award} />
      </td>
    </tr>
  );
}

function Decision({ no, date }: { readonly no: string; readonly date: string | null }) {
  if (no === '' || date === null) return null;
  return (
    <div className={styles.small}>
      {no}, {formatDay(new Date(`${date}T00:00:00+07:00`))}
    </div>
  );
}
