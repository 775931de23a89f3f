import { useQuery } from '@tanstack/react-query';
import { Ban, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { commentCounts } from '../comment-queries.ts';
import type { QueueAddress } from './queue-address.ts';
import { WorkLinks } from './work-links.tsx';

/** Title and number of comments, what presses, bans and rules. */
export function QueueHeading({ address }: { readonly address: QueueAddress }) {
  const { t } = useTranslation('comments');
  const counts = useQuery(commentCounts(useProjectId())).data;
  return (
    <ListHeading title={t('title')} total={counts?.all}>
      {counts && <WorkLinks address={address} counts={counts} />}
      <Button icon={<Ban size={17} />} onClick={() => address.change({ open: 'bans' })}>
        {t('bans.open')}
      </Button>
      <Button icon={<ShieldCheck size={17} />} onClick={() => address.change({ open: 'rules' })}>
        {t('rules.open')}
      </Button>
    </ListHeading>
  );
}
