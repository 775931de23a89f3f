import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { RecallMode } from '@toasoan/contract/features/media/recall.ts';
import { ImagePlus } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaPicker } from '#web/patterns/media/media-slot.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FilePicture } from '../../library/file-picture.tsx';
import { fileName } from '../../library/file-words.ts';
import styles from './recall.module.css';

const MODES: readonly RecallMode[] = ['REMOVE', 'SWAP'];

interface RecallChoiceProps {
  readonly file: MediaRow;
  readonly mode: RecallMode;
  readonly other: MediaRow | undefined;
  readonly onMode: (mode: RecallMode) => void;
  readonly onOther: (other: MediaRow) => void;
}

/** Leaves the place empty or takes another file of the same kind. */
export function RecallChoice({ file, mode, other, onMode, onOther }: RecallChoiceProps) {
  const { t } = useTranslation('recall');
  const name = useId();
  const [choosing, setChoosing] = useState(false);
  const Picker = useMediaPicker();
  return (
    <fieldset className={styles.choice}>
      <legend>{t('mode')}</legend>
      {MODES.map((one) => (
        <label key={one} className={styles.option}>
          <input type="radio" name={name} checked={mode === one} onChange={() => onMode(one)} />
          {t(`mode.${one}`)}
        </label>
      ))}
      {mode === 'SWAP' && (
        <div className={styles.other}>
          {other && (
            <>
              <span className={styles.picture}>
                <FilePicture file={other} width={72} />
              </span>
              <span>{fileName(other)}</span>
            </>
          )}
          <Button icon={<ImagePlus size={16} />} onClick={() => setChoosing(true)}>
            {t(other ? 'chooseAnother' : 'choose')}
          </Button>
        </div>
      )}
      {choosing && (
        <Suspense>
          <Picker
            kinds={[file.kind]}
            max={1}
            onPick={([picked]) => {
              if (picked && picked.id !== file.id) onOther(picked);
              setChoosing(false);
            }}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
