import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { contestSettingsEndpoints as endpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { type ContestStep, stepsFor } from '@toasoan/contract/features/contests/contest-steps.ts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useContestStep } from '../contest-settings-queries.ts';
import { CloneDialog } from './clone-dialog.tsx';
import { NoticedStepDialog } from './noticed-step-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';

type PlainStep = 'judge' | 'announce' | 'archive';
const isPlain = (step: ContestStep): step is PlainStep => ['judge', 'announce', 'archive'].includes(step);

/** What this person may do with the contest as a whole. */
export function StepButtons({ contest }: { readonly contest: ContestDetail }) {
  const { t } = useTranslation('contests');
  const { permissions } = useVisitor();
  const steps = stepsFor(contest.state, (permission) => permissions.includes(permission));
  const [asked, setAsked] = useState<ContestStep | 'clone'>();
  const run = useContestStep();
  const close = () => setAsked(undefined);
  const params = { id: contest.id };

  async function take(step: PlainStep) {
    const isSure = await confirm({
      title: t(`step.${step}.title`, { title: contest.title }),
      text: t(`step.${step}.text`),
      action: t(`step.${step}`),
    });
    if (!isSure) return;
    run.mutate(() => call(endpoints[step], { params, body: { version: contest.version } }), {
      onSuccess: () => showToast({ tone: 'success', text: t(`step.${step}.done`) }),
    });
  }
  function cancelOpening() {
    run.mutate(() => call(endpoints.cancelOpening, { params, body: { version: contest.version } }), {
      onSuccess: () => showToast({ tone: 'success', text: t('step.cancelOpening.done') }),
    });
  }
  return (
    <Row gap={2}>
      {permissions.includes('contest.config') && (
        <Button icon={<Copy size={16} />} onClick={() => setAsked('clone')}>
          {t('clone')}
        </Button>
      )}
      {contest.opensItself && steps.includes('open') && (
        <Button busy={run.isPending} onClick={cancelOpening}>
          {t('step.cancelOpening')}
        </Button>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          variant={step === 'extend' || step === 'close' ? 'plain' : 'main'}
          busy={isPlain(step) && run.isPending}
          onClick={() => (isPlain(step) ? void take(step) : setAsked(step))}
        >
          {t(`step.${step}`)}
        </Button>
      ))}
      {asked === 'open' && <OpenDialog contest={contest} onClose={close} />}
      {(asked === 'extend' || asked === 'close') && (
        <NoticedStepDialog contest={contest} step={asked} onClose={close} />
      )}
      {asked === 'clone' && <CloneDialog contest={contest} onClose={close} />}
    </Row>
  );
}
