import { type ImageRef, lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { ImagePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './media-input.module.css';
import { useMediaPicker } from './media-slot.ts';

interface MediaInputProps extends Control<ImageRef | null> {
  readonly label: string;
  /** The preview of the picture. */
  readonly shape?: 'square' | 'whole';
}

/** One picture of the library in a form. */
export function MediaInput({
  label,
  shape = 'whole',
  value,
  onChange,
  disabled,
  ...control
}: MediaInputProps) {
  const { t } = useTranslation('patterns');
  const [choosing, setChoosing] = useState(false);
  const Picker = useMediaPicker();
  return (
    <Row gap={3} align="center" data-invalid={control['aria-invalid']}>
      {value && (
        <span className={styles.shown} data-shape={shape}>
          <img src={addressOf(value, shape)} alt="" />
        </span>
      )}
      {!disabled && (
        <Row as="span">
          <Button
            id={control.id}
            aria-describedby={control['aria-describedby']}
            aria-label={`${t(value ? 'media.change' : 'media.choose')}: ${label}`}
            icon={<ImagePlus size={16} />}
            onClick={() => setChoosing(true)}
          >
            {t(value ? 'media.change' : 'media.choose')}
          </Button>
          {value && (
            <Button aria-label={`${t('media.remove')}: ${label}`} onClick={() => onChange(null)}>
              {t('media.remove')}
            </Button>
          )}
        </Row>
      )}
      {choosing && (
        <Suspense>
          <Picker
            kinds={['IMAGE']}
            max={1}
            onPick={([file]) => {
              if (file?.picture) onChange({ mediaId: file.id, key: file.picture.key });
              setChoosing(false);
            }}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Row>
  );
}

function addressOf({ key }: ImageRef, shape: 'square' | 'whole'): string {
  return lastingPictureAddress(key, { width: 320, ...(shape === 'square' && { ratio: '1x1' as const }) });
}
