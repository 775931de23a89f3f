import { useQuery } from '@tanstack/react-query';
import type { JuryRoundKey } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import type {
  BoardJuror,
  JuryBoard,
  RankedRow,
} from '@toasoan/contract/features/contest-jury/round-board.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import {
  contestJurors,
  type RoundChange,
  useAddJuror,
  useChangeRound,
  useRemoveJuror,
  useUpdateJuror,
} from '../jury-queries.ts';
import { type JurorChoice, JurorDialog } from './juror-dialog.tsx';
import { Labelled } from './labelled.tsx';
import { OpenRoundDialog } from './open-round-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** What is asked before a step of the round. */
export type BoardQuestion =
  | { readonly kind: 'open' }
  | { readonly kind: 'lock' }
  | { readonly kind: 'quorum' }
  | { readonly kind: 'add' }
  | { readonly kind: 'handOver'; readonly juror: BoardJuror }
  | { readonly kind: 'change'; readonly juror: BoardJuror }
  | { readonly kind: 'remove'; readonly juror: BoardJuror }
  | { readonly kind: 'decide'; readonly rows: readonly RankedRow[]; readonly decision: 'PASS' | 'FAIL' };

interface BoardQuestionsProps {
  readonly board: JuryBoard;
  readonly question: BoardQuestion;
  readonly onClose: () => void;
}

/** The dialogs of the board; each closes once its step is done. */
export function BoardQuestions({ board, question, onClose }: BoardQuestionsProps) {
  const { t } = useTranslation('contest-jury');
  const change = useChangeRound();
  const add = useAddJuror();
  const remove = useRemoveJuror();
  const { id, version, contestId, key, jurorsPerEntry } = board.round;
  const send = (step: Omit<RoundChange, 'id'>) =>
    change.mutate({ id, ...step } as RoundChange, { onSuccess: onClose });
  const busy = change.isPending || add.isPending || remove.isPending;
  const asked = { busy, onClose };

  switch (question.kind) {
    case 'open':
      return (
        <OpenRoundDialog
          {...asked}
          works={board.works}
          jurors={board.jurors.filter(({ state }) => state === 'ACTIVE').length}
          jurorsPerEntry={jurorsPerEntry}
          onSend={(anchors, repeats) => send({ step: 'open', body: { version, anchors, repeats } })}
        />
      );
    case 'add':
      return (
        <JurorDialog
          {...asked}
          roundKey={key}
          onSend={(juror) => add.mutate({ contestId, ...juror }, { onSuccess: onClose })}
        />
      );
    case 'change':
      return <ChangeJuror {...asked} contestId={contestId} roundKey={key} id={question.juror.id} />;
    case 'quorum':
      return (
        <QuorumDialog
          {...asked}
          now={jurorsPerEntry}
          onSend={(next, reason) => send({ step: 'quorum', body: { version, jurorsPerEntry: next, reason } })}
        />
      );
    case 'lock':
      return (
        <ReasonDialog
          {...asked}
          title={t('lock.title')}
          text={t('lock.text', { count: board.asked - board.done })}
          action={t('lock.action')}
          onSend={(reason) => send({ step: 'lock', body: { version, reason } })}
        />
      );
    case 'handOver':
      return (
        <ReasonDialog
          {...asked}
          title={t('handOver.title', { name: question.juror.name })}
          text={t('handOver.text', { count: question.juror.todo })}
          action={t('handOver.action')}
          onSend={(reason) =>
            send({ step: 'handOver', body: { version, jurorId: question.juror.id, reason } })
          }
        />
      );
    case 'remove':
      return (
        <ReasonDialog
          {...asked}
          title={t('remove.title', { name: question.juror.name })}
          text={t('remove.text', { count: question.juror.done })}
          action={t('remove.action')}
          onSend={(reason) =>
            remove.mutate(
              { id: question.juror.id, version: question.juror.version, reason },
              { onSuccess: onClose },
            )
          }
        />
      );
    case 'decide':
      return (
        <ReasonDialog
          {...asked}
          title={t(`decide.${question.decision}`, { count: question.rows.length })}
          text={question.rows.map(({ number, title }) => `${number} ${title}`).join(', ')}
          action={t('decide.action')}
          onSend={(reason) =>
            send({
              step: 'decide',
              body: { version, ids: question.rows.map((row) => row.id), decision: question.decision, reason },
            })
          }
        />
      );
  }
}

interface QuorumDialogProps {
  readonly now: number;
  readonly busy: boolean;
  readonly onSend: (next: number, reason: string) => void;
  readonly onClose: () => void;
}

function QuorumDialog({ now, busy, onSend, onClose }: QuorumDialogProps) {
  const { t } = useTranslation('contest-jury');
  const [next, setNext] = useState<number | null>(Math.max(1, now - 1));
  return (
    <ReasonDialog
      title={t('quorum.title')}
      text={t('quorum.text', { count: now })}
      action={t('quorum.action')}
      busy={busy}
      onClose={onClose}
      onSend={(reason) => onSend(next || now, reason)}
    >
      <Labelled label={t('quorum.next')}>
        {(id) => <NumberInput id={id} min={1} max={15} value={next} onChange={setNext} />}
      </Labelled>
    </ReasonDialog>
  );
}

interface ChangeJurorProps {
  readonly contestId: string;
  readonly roundKey: JuryRoundKey;
  readonly id: string;
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** The whole entry is read when it is asked for. */
function ChangeJuror({ contestId, roundKey, id, busy, onClose }: ChangeJurorProps) {
  const update = useUpdateJuror();
  const { data } = useQuery(contestJurors(useProjectId(), contestId));
  const juror = data?.find((one) => one.id === id);
  if (juror === undefined) return null;
  return (
    <JurorDialog
      roundKey={roundKey}
      juror={juror}
      busy={busy || update.isPending}
      onClose={onClose}
      onSend={(choice) =>
        update.mutate({ id, version: juror.version, ...changesOf(choice) }, { onSuccess: onClose })
      }
    />
  );
}

/** An account stays whose it is. */
function changesOf(choice: JurorChoice) {
  if (!('userId' in choice)) return choice;
  const { userId: _, ...changes } = choice;
  return changes;
}
