import type { Crop } from '@toasoan/contract/features/media/media.ts';
import type { CropRatio, Picture } from '@toasoan/contract/vocabulary/picture.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from './cropping.module.css';
import { moved, widened } from './frame-moves.ts';

interface CropNumbersProps {
  readonly crop: Crop;
  readonly picture: Picture;
  readonly ratio: CropRatio;
  readonly onChange: (crop: Crop) => void;
}

/** The frame in pixels of the picture: what a screen reader reads, and the exact way to set it. */
export function CropNumbers({ crop, picture, ratio, onChange }: CropNumbersProps) {
  const { t } = useTranslation('cropping');
  const { width, height } = picture;
  return (
    <fieldset className={styles.numbers}>
      <legend className="visually-hidden">{t('numbers')}</legend>
      <NumberBox
        label={t('left')}
        value={Math.round(crop.x * width)}
        max={width}
        onChange={(pixels) => onChange(moved(crop, { x: pixels / width - crop.x, y: 0 }))}
      />
      <NumberBox
        label={t('top')}
        value={Math.round(crop.y * height)}
        max={height}
        onChange={(pixels) => onChange(moved(crop, { x: 0, y: pixels / height - crop.y }))}
      />
      <NumberBox
        label={t('width')}
        value={Math.round(crop.width * width)}
        max={width}
        onChange={(pixels) => onChange(widened(crop, pixels / width, picture, ratio))}
      />
    </fieldset>
  );
}

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number that counts when it is done: half of it typed is another number. */
function NumberBox({ label, value, max, onChange }: NumberBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  function done() {
    const number = typed === undefined || typed === '' ? Number.NaN : Number(typed);
    if (Number.isFinite(number) && number !== value) onChange(number);
    setTyped(undefined);
  }
  function pressed(event: KeyboardEvent) {
    if (event.key === 'Enter') done();
  }
  return (
    <span className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="number"
        min={0}
        max={max}
        value={typed ?? String(value)}
        onChange={setTyped}
        onBlur={done}
        onKeyDown={pressed}
      />
    </span>
  );
}
