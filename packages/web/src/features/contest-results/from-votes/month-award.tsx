import { useQuery } from '@tanstack/react-query';
import type { AwardBoard } from '@toasoan/contract/features/contest-results/award.ts';
import type { VoteMonth } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { awardBoard } from '../results-queries.ts';
import { MonthAwardDialog } from './month-award-dialog.tsx';

interface MonthAwardProps {
  readonly contestId: string;
  readonly month: VoteMonth;
}

const awardsOf = (board: AwardBoard, month: string) =>
  board.awards.filter((award) => award.month === month && award.state !== 'REVOKED');

/** How many winners of the month have their prize, and the button that gives them the others. */
export function MonthAward({ contestId, month }: MonthAwardProps) {
  const { t } = useTranslation('contest-results');
  const mayAward = useMay('contest.award');
  const { data } = useQuery(awardBoard(useProjectId(), contestId));
  const [isOpen, setOpen] = useState(false);
  const winners = month.places.filter(({ prize }) => prize !== null);
  if (data === undefined || winners.length === 0) return null;
  const given = awardsOf(data, month.month);
  const left = winners.filter(({ submission }) => !given.some(({ work }) => work.id === submission.id));
  const awarded = given.filter(({ state }) => state === 'AWARDED').length;
  return (
    <Row gap={2} align="center">
      {mayAward && left.length > 0 && (
        <Button size="compact" variant="main" onClick={() => setOpen(true)}>
          {t('month.give')}
        </Button>
      )}
      {given.length > 0 && (
        <span className={textStyles.hint}>
          {t('month.given', { awarded, proposed: given.length - awarded, count: winners.length })}
        </span>
      )}
      {isOpen && <MonthAwardDialog month={month} winners={left} onClose={() => setOpen(false)} />}
    </Row>
  );
}
