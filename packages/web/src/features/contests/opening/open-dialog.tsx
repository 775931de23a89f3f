import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { contestSettingsEndpoints as endpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { useContestStep } from '../contest-settings-queries.ts';
import { RefusedRules } from './refused-rules.tsx';

interface OpenDialogProps {
  readonly contest: ContestDetail;
  readonly onClose: () => void;
}

/** Opens now, or by itself at its time. */
export function OpenDialog({ contest, onClose }: OpenDialogProps) {
  const { t } = useTranslation(['contests', 'ui']);
  const now = useNow();
  const run = useContestStep();
  const opening = contest.openTime === null ? undefined : new Date(contest.openTime);
  const isAhead = opening !== undefined && opening > now;
  function send(when: 'NOW' | 'ON_TIME') {
    run.mutate(
      () =>
        call(endpoints.open, {
          params: { id: contest.id },
          body: { version: contest.version, when },
          suppressErrorToast: ['RULES_NOT_MET'],
        }),
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t(when === 'NOW' ? 'step.open.done' : 'step.plan.done') });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('step.open.title', { title: contest.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          {isAhead && (
            <Button busy={run.isPending} onClick={() => send('ON_TIME')}>
              {t('step.plan', { time: formatDateTime(opening) })}
            </Button>
          )}
          <Button variant="main" busy={run.isPending} onClick={() => send('NOW')}>
            {t('step.openNow')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('step.open.text')}</p>
        {isAhead && <p className={textStyles.hint}>{t('step.open.ahead')}</p>}
        <RefusedRules error={run.error} />
      </Stack>
    </Dialog>
  );
}
