import { useQuery } from '@tanstack/react-query';
import type {
  AwardBoard,
  AwardedWork,
  PrizeStanding,
} from '@toasoan/contract/features/contest-results/award.ts';
import { monthText } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { Labelled } from '../labelled.tsx';
import styles from '../results.module.css';
import { closedMonths, sendProposal, useAwardChange, worksByNumber } from '../results-queries.ts';
import { openPrizesFor, prizeLabel } from './prize-name.ts';

type Work = Pick<AwardedWork, 'id' | 'number' | 'title'> & { readonly category: ContestCategory };

interface GiveDialogProps {
  readonly board: AwardBoard;
  /** Chosen already. */
  readonly work?: Work;
  readonly prize?: PrizeStanding;
  readonly onClose: () => void;
}

/** Proposes any work of the contest for a prize of any kind; a monthly one asks for its month. */
export function GiveDialog({ board, work: given, prize: asked, onClose }: GiveDialogProps) {
  const { t } = useTranslation(['contest-results', 'ui']);
  const change = useAwardChange();
  const [work, setWork] = useState<Work | undefined>(given);
  const [prizeId, setPrizeId] = useState<string | null>(asked?.id ?? null);
  const [month, setMonth] = useState<string | null>(null);
  const contestId = board.contest.id;
  const prizes = openPrizesFor(board.prizes, work?.category);
  const prize = prizes.find(({ id }) => id === prizeId);
  const isMonthly = prize?.kind === 'MONTHLY';
  const months = useQuery({ ...closedMonths(useProjectId(), contestId), enabled: isMonthly });
  function missing(): string | undefined {
    if (work === undefined) return t('give.workMissing');
    if (prize === undefined) return t('give.prizeMissing');
    return isMonthly && month === null ? t('give.monthMissing') : undefined;
  }
  function send() {
    if (work === undefined || prize === undefined) return;
    const named = isMonthly && month !== null ? { month } : {};
    change.mutate(() => sendProposal({ submissionId: work.id, prizeId: prize.id, ...named }), {
      onSuccess: () => {
        showToast({ tone: 'success', text: t('propose.done', { count: 1 }) });
        onClose();
      },
    });
  }
  return (
    <Dialog
      title={t('give.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={change.isPending} disabledReason={missing()} onClick={send}>
            {t('waiting.propose')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {given ? (
          <p>{`${given.title} (${given.number})`}</p>
        ) : (
          <WorkChoice contestId={contestId} work={work} onWork={setWork} />
        )}
        <Labelled label={t('award.prize')}>
          <Select
            label={t('award.prize')}
            options={prizes.map((one) => ({ value: one.id, label: prizeLabel(one) }))}
            value={prize?.id ?? null}
            onChange={setPrizeId}
          />
        </Labelled>
        {isMonthly && (
          <>
            <Labelled label={t('give.month')}>
              <Select
                label={t('give.month')}
                options={(months.data ?? []).map((one) => ({
                  value: one.month,
                  label: monthText(one.month),
                }))}
                value={month}
                onChange={setMonth}
              />
            </Labelled>
            <p className={textStyles.hint}>{t('give.monthHint')}</p>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface WorkChoiceProps {
  readonly contestId: string;
  readonly work: Work | undefined;
  readonly onWork: (work: Work | undefined) => void;
}

/** A part of a number or a title is enough. */
const SHORTEST = 2;

function WorkChoice({ contestId, work, onWork }: WorkChoiceProps) {
  const { t } = useTranslation('contest-results');
  const id = useId();
  const [text, setText] = useState('');
  const isAsked = text.trim().length >= SHORTEST;
  const found = useQuery({
    ...worksByNumber(useProjectId(), contestId, text.trim()),
    enabled: isAsked,
  });
  const works = isAsked ? (found.data ?? []) : [];
  return (
    <Stack gap={1}>
      <label className={textStyles.label} htmlFor={id}>
        {t('give.work')}
      </label>
      <TextInput id={id} data-first-focus maxLength={100} value={text} onChange={setText} />
      {isAsked && found.data?.length === 0 && <p className={textStyles.hint}>{t('give.none')}</p>}
      <div role="radiogroup" aria-label={t('give.found')} className={styles.choices}>
        {works.map((one) => (
          <label key={one.id}>
            <input type="radio" name={id} checked={work?.id === one.id} onChange={() => onWork(one)} />{' '}
            {`${one.number} ${one.title}`}
          </label>
        ))}
      </div>
    </Stack>
  );
}
