import { useQuery } from '@tanstack/react-query';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import {
  MONTH_MOVES,
  MONTH_STEPS,
  type MonthStep,
} from '@toasoan/contract/features/royalties/month-steps.ts';
import type { RoyaltyMonth } from '@toasoan/contract/features/royalties/royalty-month.ts';
import { MONTH_STEP_TEXTS, SHEET_RULE_TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { MonthStateTag } from '../pay-state-tag.tsx';
import { royaltyMonthOf, useMoveMonth } from '../royalty-queries.ts';
import { isReady, MissingList } from './missing-list.tsx';
import { MonthSteps } from './month-steps.tsx';
import { MonthSumList } from './month-sum-list.tsx';

const SHORTEST_REASON = 10;

interface MonthDrawerProps {
  readonly period: string;
  readonly onClose: () => void;
}

/** The closing of a month: what is missing, who did what, and the next step. */
export function MonthDrawer({ period, onClose }: MonthDrawerProps) {
  const { t } = useTranslation('royalties');
  const { data, error, refetch, isFetching } = useQuery({
    ...royaltyMonthOf(useProjectId(), period),
    // Colleagues set and approve meanwhile.
    staleTime: 0,
  });
  const month = data?.period === period ? data : undefined;
  const [asked, setAsked] = useState<MonthStep>();
  const move = useMoveMonth();

  function send(step: MonthStep, reason = '') {
    if (!month) return;
    move.mutate(
      { period, body: { version: month.version, step, reason } },
      {
        onSuccess: () => {
          setAsked(undefined);
          showToast({ tone: 'success', text: t(`month.did.${step}`, { month: periodText(period) }) });
        },
      },
    );
  }
  async function begin(step: MonthStep) {
    if (MONTH_MOVES[step].needsReason) setAsked(step);
    else if (await isSure(step)) send(step);
  }
  const isSure = (step: MonthStep) =>
    confirm({
      title: t(`month.ask.${step}`, { month: periodText(period) }),
      text: t(`month.then.${step}`, {
        amount: formatNumber(month?.sums.amount ?? 0),
        rows: formatNumber(month?.sums.rows ?? 0),
      }),
      action: MONTH_STEP_TEXTS[step][currentLanguage()],
    });
  return (
    <>
      <Drawer
        title={t(month?.state === 'PAID' ? 'month.name' : 'month.closing', { month: periodText(period) })}
        onClose={onClose}
        footer={
          month &&
          stepsFrom(month).length > 0 && (
            <StepButtons month={month} busy={move.isPending} onStep={(step) => void begin(step)} />
          )
        }
      >
        {error && !month && (
          <LoadFailure
            title={t('month.failed')}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!month && !error && (
          <Loading label={t('month.loading')}>
            <Skeleton height="240px" />
          </Loading>
        )}
        {month && (
          <Stack gap={4}>
            <MonthStateTag state={month.state} />
            {month.state === 'OPEN' && month.reason !== '' && (
              <Banner tone="warning">{t('month.returned', { reason: month.reason })}</Banner>
            )}
            <MissingList month={month} />
            <MonthSumList sums={month.sums} />
            <MonthSteps month={month} />
          </Stack>
        )}
      </Drawer>
      {asked && (
        <ReasonDialog
          title={t(`month.ask.${asked}`, { month: periodText(period) })}
          label={t('month.reason')}
          action={MONTH_STEP_TEXTS[asked][currentLanguage()]}
          least={{ characters: SHORTEST_REASON, text: t('reason.short', { min: SHORTEST_REASON }) }}
          busy={move.isPending}
          onSend={(reason) => send(asked, reason)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`month.then.${asked}`)}</p>
        </ReasonDialog>
      )}
    </>
  );
}

function stepsFrom({ state }: RoyaltyMonth): readonly MonthStep[] {
  return MONTH_STEPS.filter((step) => MONTH_MOVES[step].from === state);
}

interface StepButtonsProps {
  readonly month: RoyaltyMonth;
  readonly busy: boolean;
  readonly onStep: (step: MonthStep) => void;
}

/** Every step of the state; what this person may not do says why. */
function StepButtons({ month, busy, onStep }: StepButtonsProps) {
  const { t } = useTranslation('royalties');
  const barOf = (step: MonthStep): string | undefined => {
    if (step === 'submit') return isReady(month) ? undefined : t('month.notReady');
    if (month.steps.includes(step)) return undefined;
    return SHEET_RULE_TEXTS[step === 'reopen' ? 'SUPPER_ADMIN_ONLY' : 'OTHER_PERSON'][currentLanguage()];
  };
  return stepsFrom(month).map((step) => (
    <Button
      key={step}
      {...(MONTH_MOVES[step].needsReason ? {} : { variant: 'main' as const })}
      busy={busy}
      disabledReason={barOf(step)}
      onClick={() => onStep(step)}
    >
      {MONTH_STEP_TEXTS[step][currentLanguage()]}
    </Button>
  ));
}
