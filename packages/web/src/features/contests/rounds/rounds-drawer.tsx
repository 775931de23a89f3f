import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { needsNotice } from '@toasoan/contract/features/contests/contest-changes.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { NoticeField } from '../notice-field.tsx';
import { RoundFields } from './round-fields.tsx';
import { inTurn, nextRound, type RoundsValues, type RoundValues } from './round-values.ts';
import { useRoundsRecord } from './use-rounds-record.ts';

interface RoundsDrawerProps {
  readonly contest: ContestDetail;
  readonly onClose: () => void;
}

/** All judging rounds of a contest. */
export function RoundsDrawer({ contest, onClose }: RoundsDrawerProps) {
  const { t } = useTranslation('contests');
  const record = useRoundsRecord(contest);
  return (
    <FormDrawer
      record={record}
      open={contest.id}
      title={() => t('rounds.title')}
      onOpen={(id) => id === undefined && onClose()}
      overFooter={needsNotice(contest.state) ? (form) => <NoticeField form={form} /> : undefined}
    >
      {(form, saved) => <RoundsForm form={form} contest={saved ?? contest} />}
    </FormDrawer>
  );
}

interface RoundsFormProps {
  readonly form: FormStore<RoundsValues>;
  readonly contest: ContestDetail;
}

function RoundsForm({ form, contest }: RoundsFormProps) {
  const { t } = useTranslation('contests');
  const rounds = useFormPart(form, ({ values }) => values.rounds);
  const next = nextRound(rounds);
  const change = (at: number, set: Partial<RoundValues>) =>
    form.set('rounds', inTurn(rounds.map((round, no) => (no === at ? { ...round, ...set } : round))));
  return (
    <>
      <p className={textStyles.hint}>{t('rounds.text')}</p>
      {rounds.map((round, at) => (
        <RoundFields
          key={round.key}
          form={form}
          at={at}
          round={round}
          others={rounds.filter((other) => other !== round).map(({ key }) => key)}
          categories={contest.categories}
          isStarted={contest.rounds.some(({ key, state }) => key === round.key && state !== 'WAITING')}
          onChange={(set) => change(at, set)}
          onRemove={() =>
            form.set(
              'rounds',
              rounds.filter((other) => other !== round),
            )
          }
        />
      ))}
      {next && (
        <Row>
          <Button icon={<Plus size={16} />} onClick={() => form.set('rounds', inTurn([...rounds, next]))}>
            {t('rounds.add')}
          </Button>
        </Row>
      )}
    </>
  );
}
