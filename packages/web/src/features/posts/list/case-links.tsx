import { useQuery } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { FileWarning, MailQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { requestCounts } from '../correction/request-counts.ts';
import { takedownCounts } from '../takedown/takedown-queries.ts';

/** What law sets a time for: takedown cases and requests for a correction, to those who may read them. */
export function CaseLinks() {
  const visitor = useVisitor();
  return (
    <>
      {canEnter(AREA_RULES.takedowns, visitor) && <TakedownLink />}
      {canEnter(AREA_RULES['correction-requests'], visitor) && <RequestLink />}
    </>
  );
}

/** With the number of open cases; red while one is urgent. */
function TakedownLink() {
  const { t } = useTranslation('takedown');
  const navigate = useNavigate();
  const counts = useQuery(takedownCounts(useProjectId())).data;
  const presses = (counts?.overdue ?? 0) + (counts?.dueSoon ?? 0) > 0;
  return (
    <Button icon={<FileWarning size={17} />} onClick={() => navigate('/manager_post/takedowns')}>
      <CaseName>{t('title')}</CaseName>
      {counts !== undefined && counts.open > 0 && (
        <CountBadge count={counts.open} {...(presses && { tone: 'danger' as const })} />
      )}
    </Button>
  );
}

/** With the number of requests that wait for an answer; red while one is overdue. */
function RequestLink() {
  const { t } = useTranslation('panel');
  const navigate = useNavigate();
  const counts = useQuery(requestCounts(useProjectId())).data;
  return (
    <Button icon={<MailQuestion size={17} />} onClick={() => navigate('/manager_post/correction_requests')}>
      <CaseName>{t('menu.correction-requests')}</CaseName>
      {counts !== undefined && counts.waiting > 0 && (
        <CountBadge count={counts.waiting} {...(counts.overdue > 0 && { tone: 'danger' as const })} />
      )}
    </Button>
  );
}

/** On a phone the icon and the number stand alone, so that the heading leaves room for the list. */
function CaseName({ children }: { readonly children: string }) {
  return <span className={useMedia(BELOW_CARDS) ? 'visually-hidden' : undefined}>{children}</span>;
}
