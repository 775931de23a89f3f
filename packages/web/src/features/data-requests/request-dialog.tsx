import { useQuery } from '@tanstack/react-query';
import type { DataRequestDetail } from '@toasoan/contract/features/data-requests/data-request.ts';
import { dataRequestAttachments } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { isOpenRequest } from '@toasoan/contract/features/data-requests/data-request-states.ts';
import { DATA_REQUEST_STEP_TEXTS } from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import type { Holdings } from '@toasoan/contract/features/data-requests/held-data.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LazyAttachments } from '#web/features/attachments/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { HoldingsPanel } from './holdings-panel.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';
import { dataRequestDetail, useMoveDataRequest } from './request-queries.ts';
import { type Question, RequestQuestion } from './request-question.tsx';

interface RequestDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One request: what it says, what the house holds, what was done. A step that needs words asks for them in place. */
export function DataRequestDialog({ id, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['data-requests', 'ui']);
  const { data: item } = useQuery(dataRequestDetail(useProjectId(), id));
  const [asked, setAsked] = useState<Question>();
  const [found, setFound] = useState<Holdings>();
  if (item !== undefined && asked !== undefined)
    return (
      <RequestQuestion
        item={item}
        question={asked}
        found={found?.items}
        onBack={() => setAsked(undefined)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      title={item?.number ?? t('facts.loading')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          {item && <StepButtons item={item} onAsk={setAsked} />}
        </>
      }
    >
      {item === undefined && <Skeleton height="320px" />}
      {item && (
        <Stack gap={4}>
          <RequestFacts item={item} />
          {!item.isErased && <LazyAttachments endpoints={dataRequestAttachments} id={item.id} />}
          {!item.isErased && <HoldingsPanel item={item} found={found} onFound={setFound} />}
          <RequestHistory history={item.history} />
        </Stack>
      )}
    </Dialog>
  );
}

interface StepButtonsProps {
  readonly item: DataRequestDetail;
  readonly onAsk: (question: Question) => void;
}

/** The first possible step is the usual one; more time is asked for once. */
function StepButtons({ item, onAsk }: StepButtonsProps) {
  const { t } = useTranslation('data-requests');
  const move = useMoveDataRequest();
  return (
    <>
      {isOpenRequest(item.state) && !item.isExtended && (
        <Button variant="quiet" onClick={() => onAsk('extend')}>
          {t('extend.open')}
        </Button>
      )}
      {item.steps.map((step, at) => (
        <Button
          key={step}
          busy={move.isPending}
          {...(at === 0 && { variant: 'main' as const })}
          onClick={() => {
            if (step !== 'verify') return onAsk(step);
            move.mutate(
              { id: item.id, body: { version: item.version, step } },
              {
                onSuccess: ({ number }) => showToast({ tone: 'success', text: t('done.verify', { number }) }),
              },
            );
          }}
        >
          {DATA_REQUEST_STEP_TEXTS[step][currentLanguage()]}
        </Button>
      ))}
    </>
  );
}
