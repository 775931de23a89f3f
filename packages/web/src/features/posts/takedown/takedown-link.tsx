import { useQuery } from '@tanstack/react-query';
import { FileWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { takedownCounts } from './takedown-queries.ts';

/** Leads to the cases, with how many are open; red while one of them presses. */
export function TakedownLink() {
  const { t } = useTranslation('takedown');
  const navigate = useNavigate();
  const counts = useQuery(takedownCounts(useProjectId())).data;
  const presses = (counts?.overdue ?? 0) + (counts?.dueSoon ?? 0) > 0;
  return (
    <Button icon={<FileWarning size={17} />} onClick={() => navigate('/manager_post/takedowns')}>
      {t('title')}
      {counts !== undefined && counts.open > 0 && (
        <CountBadge count={counts.open} {...(presses && { tone: 'danger' as const })} />
      )}
    </Button>
  );
}
