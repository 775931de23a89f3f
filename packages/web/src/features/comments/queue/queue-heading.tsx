import { useQuery } from '@tanstack/react-query';
import { Ban, ChartColumn, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { commentCounts } from '../comment-queries.ts';
import type { QueueAddress } from './queue-address.ts';
import { WorkLinks } from './work-links.tsx';

/** Title and number of comments, what presses, statistics, bans and rules. */
export function QueueHeading({ address }: { readonly address: QueueAddress }) {
  const { t } = useTranslation('comments');
  const counts = useQuery(commentCounts(useProjectId())).data;
  const isPhone = useMedia(BELOW_CARDS);
  const opener = (open: string, label: string, icon: ReactNode) => {
    const onClick = () => address.change({ open });
    return isPhone ? (
      <IconButton icon={icon} label={label} onClick={onClick} />
    ) : (
      <Button icon={icon} onClick={onClick}>
        {label}
      </Button>
    );
  };
  return (
    <ListHeading title={t('title')} total={counts?.all}>
      {counts && <WorkLinks address={address} counts={counts} />}
      {opener('statistics', t('statistics.open'), <ChartColumn size={17} />)}
      {opener('bans', t('bans.open'), <Ban size={17} />)}
      <Button icon={<ShieldCheck size={17} />} onClick={() => address.change({ open: 'rules' })}>
        {t('rules.open')}
      </Button>
    </ListHeading>
  );
}
