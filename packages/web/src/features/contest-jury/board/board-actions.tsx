import type { JuryBoard } from '@toasoan/contract/features/contest-jury/round-board.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useApplyRound, useChangeRound } from '../jury-queries.ts';

interface BoardActionsProps {
  readonly board: JuryBoard;
  readonly onOpen: () => void;
  /** Scores are missing: the reason is asked. */
  readonly onLock: () => void;
}

/** The one step that comes next in the round, and what is in its way. */
export function BoardActions({ board, onOpen, onLock }: BoardActionsProps) {
  const { t } = useTranslation('contest-jury');
  const change = useChangeRound();
  const apply = useApplyRound();
  const { round, category, asked, done, undecided, line } = board;
  const { id, version } = round;
  const left = asked - done;

  async function lock() {
    if (left > 0) return onLock();
    if (await confirm({ title: t('lock.title'), text: t('lock.allThere'), action: t('lock.action') }))
      change.mutate({ id, step: 'lock', body: { version, reason: '' } });
  }
  async function carryOut() {
    const question = { title: t('apply.title'), text: t('apply.text'), action: t('apply.action') };
    if (!(await confirm(question))) return;
    const { moved, problems } = await apply.mutateAsync({ id, version });
    const stayed = problems.map(({ number }) => number).join(', ');
    showToast({
      tone: problems.length > 0 ? 'warning' : 'success',
      text:
        problems.length > 0 ? t('apply.some', { count: moved, stayed }) : t('apply.done', { count: moved }),
    });
  }
  switch (round.state) {
    case 'WAITING':
      return (
        <Button variant="main" onClick={onOpen}>
          {t('open.title')}
        </Button>
      );
    case 'OPEN':
      return (
        <Row gap={3} align="center">
          {left > 0 && <span className={textStyles.problem}>{t('board.scoresLeft', { count: left })}</span>}
          <Button variant="main" busy={change.isPending} onClick={() => void lock()}>
            {t('lock.action')}
          </Button>
        </Row>
      );
    case 'LOCKED':
      return (
        <Row gap={3} align="center">
          {undecided > 0 && (
            <span className={textStyles.problem}>{t('board.undecided', { count: undecided })}</span>
          )}
          {undecided > (line?.tied.length ?? 0) && (
            <Button
              busy={change.isPending}
              onClick={() => change.mutate({ id, step: 'decideByQuota', body: { version, category } })}
            >
              {t('board.byQuota')}
            </Button>
          )}
          <Button
            variant="main"
            busy={apply.isPending}
            disabledReason={undecided > 0 ? t('board.undecided', { count: undecided }) : undefined}
            onClick={() => void carryOut().catch(() => undefined)}
          >
            {t('apply.action')}
          </Button>
        </Row>
      );
    case 'APPLIED':
      return null;
  }
}
