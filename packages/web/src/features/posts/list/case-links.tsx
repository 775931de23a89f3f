import { useQuery } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { FileWarning } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useQuiet } from '#web/core/api/quiet.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { takedownCounts } from '../takedown/takedown-queries.ts';
import { CaseName } from './case-name.tsx';

const RequestLink = lazyChunk(async () => ({
  default: (await import('./request-link.tsx')).RequestLink,
}));

/** What law sets a time for: takedown cases and requests for a correction, to those who may read them. */
export function CaseLinks() {
  const visitor = useVisitor();
  // Its code comes after the first rows.
  const isQuiet = useQuiet();
  return (
    <>
      {canEnter(AREA_RULES.takedowns, visitor) && <TakedownLink />}
      <Suspense>
        {isQuiet && canEnter(AREA_RULES['correction-requests'], visitor) && <RequestLink />}
      </Suspense>
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
