import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

export type PicturesAs = 'single' | 'grid' | 'slides';

interface PicturesDialogProps {
  readonly count: number;
  readonly onChoose: (as: PicturesAs) => void;
  readonly onClose: () => void;
}

/** Asks how several pictures chosen at once go into the text. */
export function PicturesDialog({ count, onChoose, onClose }: PicturesDialogProps) {
  const { t } = useTranslation('article-editor');
  return (
    <Dialog
      title={t('pictures.title', { n: count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChoose('single')}>{t('pictures.single')}</Button>
          <Button onClick={() => onChoose('slides')}>{t('pictures.slides')}</Button>
          <Button variant="main" data-first-focus onClick={() => onChoose('grid')}>
            {t('pictures.grid')}
          </Button>
        </>
      }
    >
      <p>{t('pictures.text')}</p>
    </Dialog>
  );
}
