import type { Media } from '@toasoan/contract/features/media/media.ts';
import type { Picture } from '@toasoan/contract/vocabulary/picture.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askDiscard } from '#web/patterns/confirm/ask.ts';
import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { fileName } from '../library/file-words.ts';
import { CropConflict } from './crop-conflict.tsx';
import styles from './cropping.module.css';
import { CutPreviews } from './cut-previews.tsx';
import { CUT_TABS, type CutTab, CutTabs } from './cut-tabs.tsx';
import { cuttingOf, isSame, withCrop } from './cutting.ts';
import { FocalPointPicker } from './focal-point-picker.tsx';
import { useSavingCrops } from './use-saving-crops.ts';

const CropFrame = lazyPart(async () => ({ default: (await import('./crop-frame.tsx')).CropFrame }));
const PANEL_ID = 'cut-panel';

interface CropEditorProps {
  readonly media: Media;
  readonly picture: Picture;
  readonly onClose: () => void;
}

/** The picture large, its decisions beside it as they will look. */
export function CropEditor({ media, picture, onClose }: CropEditorProps) {
  const { t } = useTranslation('cropping');
  const [tab, setTab] = useState<CutTab>(CUT_TABS[0]);
  const [base, setBase] = useState(media);
  const [cutting, setCutting] = useState(() => cuttingOf(media));
  const isDirty = !isSame(cutting, cuttingOf(base));
  const { save, saving, newer, settle } = useSavingCrops(base, cutting, onClose);
  async function close() {
    if (!isDirty || (await askDiscard())) onClose();
  }
  function takeNewer(keepOwn: boolean) {
    if (!newer) return;
    setBase(newer);
    if (!keepOwn) setCutting(cuttingOf(newer));
    settle();
  }
  return (
    <Dialog
      size="widest"
      title={t('titleOf', { name: fileName(media) })}
      onClose={() => void close()}
      actions={
        <>
          <Button onClick={() => void close()}>{t('close')}</Button>
          <Button
            variant="main"
            busy={saving}
            disabledReason={saveDisabledReason(base.mayEdit, isDirty, t)}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {newer && <CropConflict newer={newer} onChoose={takeNewer} />}
      <div className={styles.controller}>
        <div className={styles.work}>
          <CutTabs current={tab} panelId={PANEL_ID} onChange={setTab} />
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-${tab}`} className={styles.panel}>
            {tab === 'focal' ? (
              <FocalPointPicker
                picture={picture}
                point={cutting.focalPoint}
                onChange={(focalPoint) => setCutting({ ...cutting, focalPoint })}
              />
            ) : (
              <Suspense fallback={<Spinner size="large" />}>
                <CropFrame
                  key={tab}
                  picture={picture}
                  ratio={tab}
                  cutting={cutting}
                  onChange={(crop) => setCutting(withCrop(cutting, tab, crop))}
                />
              </Suspense>
            )}
          </div>
        </div>
        <CutPreviews picture={picture} cutting={cutting} />
      </div>
    </Dialog>
  );
}

function saveDisabledReason(
  mayEdit: boolean,
  isDirty: boolean,
  t: (key: string) => string,
): string | undefined {
  if (!mayEdit) return t('notYours');
  return isDirty ? undefined : t('unchanged');
}
