import { useQuery } from '@tanstack/react-query';
import { correctionRequestCounts } from '@toasoan/contract/features/posts/correction/request-counts.ts';
import { MailQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { CaseName } from './case-name.tsx';

/** The same as of the requests, which lie above posts: their changes bring a new number. */
const requestKeys = resourceKeys('correction-requests');

/** With the number of requests that wait for an answer; red while one is overdue. */
export function RequestLink() {
  const { t } = useTranslation('panel');
  const navigate = useNavigate();
  const counts = useQuery({
    queryKey: requestKeys(useProjectId(), 'counts'),
    queryFn: ({ signal }) => call(correctionRequestCounts, { signal }),
  }).data;
  return (
    <Button icon={<MailQuestion size={17} />} onClick={() => navigate('/manager_post/correction_requests')}>
      <CaseName>{t('menu.correction-requests')}</CaseName>
      {counts !== undefined && counts.waiting > 0 && (
        <CountBadge count={counts.waiting} {...(counts.overdue > 0 && { tone: 'danger' as const })} />
      )}
    </Button>
  );
}
