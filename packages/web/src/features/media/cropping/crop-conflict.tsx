import type { Media } from '@toasoan/contract/features/media/media.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';

interface CropConflictProps {
  readonly newer: Media;
  readonly onChoose: (keepOwn: boolean) => void;
}

/** Somebody else saved frames of this picture first: nothing is lost, the person chooses. */
export function CropConflict({ newer, onChoose }: CropConflictProps) {
  const { t } = useTranslation('cropping');
  const { updatedBy, updateTime } = newer;
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button size="compact" onClick={() => onChoose(false)}>
            {t('takeTheirs')}
          </Button>
          <Button size="compact" variant="main" onClick={() => onChoose(true)}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      {t('conflict', { name: updatedBy.name, time: formatDateTime(new Date(updateTime)) })}
    </Banner>
  );
}
