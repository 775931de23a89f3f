import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { needsNotice } from '@toasoan/contract/features/contests/contest-changes.ts';
import { contestPrizesSave } from '@toasoan/contract/features/contests/contest-settings.ts';
import { contestSettingsEndpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { MOST_PRIZES, prizeSum } from '@toasoan/contract/features/contests/prize-rules.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { contestDetail, useContestsChanged } from '../contest-settings-queries.ts';
import { NoticeField } from '../notice-field.tsx';
import { noticeInput, noticeProblems } from '../notice-values.ts';
import { PrizeFields } from './prize-fields.tsx';
import { aNewPrize, type PrizesValues, type PrizeValues, prizesInput, prizesOf } from './prize-values.ts';

interface PrizesDrawerProps {
  readonly contest: ContestDetail;
  readonly onClose: () => void;
}

/** All prizes of a contest, in their order. */
export function PrizesDrawer({ contest, onClose }: PrizesDrawerProps) {
  const { t } = useTranslation('contests');
  const record = usePrizesRecord(contest);
  return (
    <FormDrawer
      record={record}
      open={contest.id}
      title={() => t('prizes.title')}
      onOpen={(id) => id === undefined && onClose()}
      overFooter={needsNotice(contest.state) ? (form) => <NoticeField form={form} /> : undefined}
    >
      {(form, saved) => <PrizesForm form={form} contest={saved ?? contest} />}
    </FormDrawer>
  );
}

function usePrizesRecord(contest: ContestDetail): RecordForm<ContestDetail, PrizesValues> {
  const { t } = useTranslation('contests');
  const changed = useContestsChanged();
  const input = (values: PrizesValues, version: number) => ({
    version,
    prizes: prizesInput(values),
    ...noticeInput(contest, values),
  });
  return {
    name: 'contest-prizes',
    detail: contestDetail,
    blank: () => prizesOf(contest),
    toValues: prizesOf,
    validate: (values) => [
      ...schemaProblems(contestPrizesSave, input(values, contest.version)),
      ...noticeProblems(contest, values),
    ],
    save: async (values, saved) => {
      const { id, version } = saved ?? contest;
      const after = await call(contestSettingsEndpoints.savePrizes, {
        params: { id },
        body: contestPrizesSave.parse(input(values, version)),
        suppressErrorToast: ['VERSION_CONFLICT'],
      });
      changed();
      return after;
    },
    fields: {
      prizes: { label: t('prizes.title'), show: (prizes) => prizes.map(({ name }) => name).join(', ') },
      notice: { label: t('notice.label') },
    },
  };
}

interface PrizesFormProps {
  readonly form: FormStore<PrizesValues>;
  readonly contest: ContestDetail;
}

function PrizesForm({ form, contest }: PrizesFormProps) {
  const { t } = useTranslation('contests');
  const prizes = useFormPart(form, ({ values }) => values.prizes);
  const set = (next: readonly PrizeValues[]) => form.set('prizes', next);
  const sum = prizeSum(
    prizes.map(({ amount, quantity }) => ({ amount: amount || 0, quantity: quantity || 0 })),
  );
  const nameOf = ({ name }: PrizeValues, at: number) => name || t('prizes.unnamed', { place: at + 1 });
  return (
    <Stack gap={3}>
      <p className={textStyles.hint} role="status">
        {t('prizes.sum', { ...sum })}
      </p>
      <SortableList
        label={t('prizes.title')}
        items={prizes}
        keyOf={({ rowKey }) => rowKey}
        nameOf={nameOf}
        onOrder={set}
      >
        {(prize, at) => (
          <PrizeFields
            form={form}
            at={at}
            prize={prize}
            name={nameOf(prize, at)}
            categories={contest.categories}
            onChange={(change) => set(prizes.map((one) => (one === prize ? { ...one, ...change } : one)))}
            onRemove={() => set(prizes.filter((one) => one !== prize))}
          />
        )}
      </SortableList>
      {prizes.length < MOST_PRIZES && (
        <Row>
          <Button icon={<Plus size={16} />} onClick={() => set([...prizes, aNewPrize()])}>
            {t('prizes.add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
