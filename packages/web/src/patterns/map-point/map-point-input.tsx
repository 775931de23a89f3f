import {
  isOutsideVietnam,
  isShortMapLink,
  type MapPoint,
  readMapPoint,
  writeMapPoint,
} from '@toasoan/contract/vocabulary/map-point.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Control } from '#web/ui/form/control.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { DrawnMap } from './drawn-map.tsx';
import styles from './map-point.module.css';
import { provinceNear } from './province-middles.ts';

/**
 * A point as one field of coordinates, which also takes links of maps, and as a pin on the drawn map of Việt Nam. Text
 * that holds no point changes nothing and says so.
 */
export function MapPointInput(props: Control<MapPoint | null>) {
  const { value, onChange, onBlur, disabled = false, ...control } = props;
  const { t } = useTranslation('map-point');
  const lineId = useId();
  const [draft, setDraft] = useState<string>();
  const text = draft ?? (value ? writeMapPoint(value) : '');
  const isUnread = text.trim() !== '' && readMapPoint(text) === undefined;

  function write(next: string) {
    const point = readMapPoint(next);
    // A link has done its work; typed coordinates stay as they are typed.
    setDraft(point && /^(?:https?|geo):/i.test(next.trim()) ? undefined : next);
    if (next.trim() === '') onChange(null);
    else if (point) onChange(point);
  }
  function choose(point: MapPoint | null) {
    setDraft(undefined);
    onChange(point);
  }
  const warns = isUnread || (value !== null && isOutsideVietnam(value));
  return (
    <div className={styles.input}>
      <TextInput
        {...control}
        value={text}
        onChange={write}
        onBlur={() => {
          if (!isUnread) setDraft(undefined);
          onBlur?.();
        }}
        disabled={disabled}
        placeholder={t('placeholder')}
        aria-describedby={[control['aria-describedby'], lineId].filter(Boolean).join(' ')}
        aria-invalid={isUnread || control['aria-invalid'] || undefined}
        after={
          text !== '' && !disabled ? (
            <IconButton
              icon={<X size={16} />}
              label={t('clear')}
              size="compact"
              onClick={() => choose(null)}
            />
          ) : undefined
        }
      />
      <DrawnMap value={value} onChange={choose} disabled={disabled} />
      <p
        id={lineId}
        className={classNames(styles.line, warns && styles.warning)}
        role={warns ? 'alert' : undefined}
      >
        {lineOf()}
      </p>
    </div>
  );

  function lineOf(): string {
    if (isUnread) return isShortMapLink(text) ? t('short') : t('unreadable');
    if (value === null) return t('approximate');
    if (isOutsideVietnam(value)) return t('outside');
    return t('near', { province: PROVINCES[provinceNear(value)].name });
  }
}
