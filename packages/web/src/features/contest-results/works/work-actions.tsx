import { useQuery } from '@tanstack/react-query';
import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { Mail } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { submissionDetail } from '#web/features/submissions/public-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { WorkRecall } from '../recall/work-recall.tsx';
import { LazyMailDialog } from './lazy-mail-dialog.ts';

/** What the office does about one work: a mail to its author, and its takedown. */
export function WorkActions({ workId }: { readonly workId: string }) {
  return (
    <Stack gap={2}>
      <MailButton workId={workId} />
      <WorkRecall workId={workId} />
    </Stack>
  );
}

function MailButton({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('contest-results');
  const mayMail = useMay('contest.check');
  const { data: work } = useQuery(submissionDetail(useProjectId(), workId));
  const [isOpen, setOpen] = useState(false);
  if (!mayMail || work === undefined || work.isBlind) return null;
  function notify({ results }: BulkResult) {
    setOpen(false);
    const refused = results.find(({ ok }) => !ok);
    if (refused) showToast({ tone: 'warning', text: refused.message ?? '' });
    else showToast({ tone: 'success', text: t('mail.done', { number: work?.number ?? '' }) });
  }
  return (
    <div>
      <Button size="compact" icon={<Mail size={15} />} onClick={() => setOpen(true)}>
        {t('mail.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyMailDialog
            contestId={work.contestId}
            ids={[workId]}
            onDone={notify}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
