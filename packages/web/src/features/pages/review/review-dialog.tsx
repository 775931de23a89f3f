import { useQueryClient } from '@tanstack/react-query';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { Page } from '@toasoan/contract/features/pages/page.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { addMonths, type Day } from '#web/ui/dates/days.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import type { PageSession } from '../editing/page-article.ts';
import { pageKeys } from '../page-queries.ts';

interface ReviewDialogProps {
  readonly session: PageSession;
  readonly page: Page;
  readonly onClose: () => void;
}

const MONTHS_BETWEEN = 6;

/** Notes that the text is right today, and asks for the day of the next look. Typed text is saved first. */
export function ReviewDialog({ session, page, onClose }: ReviewDialogProps) {
  const { t } = useTranslation(['page-fields', 'ui']);
  const id = useId();
  const client = useQueryClient();
  const projectId = useProjectId();
  const today = hanoiDay(useNow().getTime());
  const [next, setNext] = useState<Day | undefined>(() => addMonths(today, MONTHS_BETWEEN));
  const [busy, setBusy] = useState(false);
  const isPast = next !== undefined && next <= today;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPast || busy) return;
    setBusy(true);
    try {
      const saved = session.get().dirty ? await session.save() : session.get().record;
      if (!saved) return;
      const body = { version: saved.version, next: next ?? null };
      session.rebase(await call(pageEndpoints.review, { params: { id: page.id }, body }));
      showToast({ tone: 'success', text: t('review.saved', { title: page.title }) });
      onClose();
    } catch (error) {
      // The call has shown it.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
      await invalidate(client, { queryKey: pageKeys(projectId) });
    }
  }
  return (
    <Dialog
      title={t('review.done')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            type="submit"
            form={`${id}-form`}
            busy={busy}
            disabledReason={isPast ? t('review.past') : undefined}
          >
            {t('review.confirm')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => void submit(event)}>
        <Stack gap={3}>
          <p>{t('review.text')}</p>
          <Stack gap={1}>
            <label htmlFor={id} className={textStyles.label}>
              {t('review.next')}
            </label>
            <DayInput id={id} label={t('review.next')} value={next} today={today} onChange={setNext} />
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
