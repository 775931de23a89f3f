import {
  type Coordinates,
  coordinatesOf,
  degreesOf,
  isAroundVietnam,
  wordsOfCoordinates,
} from '@toasoan/contract/features/accounts/coordinates.ts';
import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { useAccountPage, useFieldValue } from '../page/account-context.ts';
import styles from './inputs.module.css';

/** Latitude and longitude in one field: it takes what a map's link or a sign says. */
export function CoordinatesInput() {
  const { t } = useTranslation('accounts');
  const id = useId();
  const { form, disabled } = useAccountPage();
  const lat = useFieldValue<number | null>('lat');
  const lng = useFieldValue<number | null>('lng');
  const [typed, setTyped] = useState<string>();
  const point: Coordinates | undefined = lat === null || lng === null ? undefined : { lat, lng };
  const isWrong = typed !== undefined && typed.trim() !== '' && coordinatesOf(typed) === undefined;

  function take(text: string) {
    setTyped(text);
    const found = coordinatesOf(text);
    if (found) form.fill({ lat: found.lat, lng: found.lng });
    else if (text.trim() === '') form.fill({ lat: null, lng: null });
  }
  const letters = {
    north: t('degrees.north'),
    south: t('degrees.south'),
    east: t('degrees.east'),
    west: t('degrees.west'),
  };
  return (
    <Stack gap={1} data-field="lat">
      <label htmlFor={id} className={textStyles.label}>
        {t('coordinates')}
      </label>
      <TextInput
        id={id}
        disabled={disabled}
        before={<MapPin size={16} aria-hidden />}
        after={point && <Inside point={point} />}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-words`}
        placeholder="20.9101, 107.1839"
        value={typed ?? (point ? wordsOfCoordinates(point) : '')}
        onChange={take}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      <p id={`${id}-words`} className={isWrong ? textStyles.problem : textStyles.hint}>
        {isWrong ? t('coordinates.wrong') : point ? degreesOf(point, letters) : t('coordinates.hint')}
      </p>
    </Stack>
  );
}

function Inside({ point }: { readonly point: Coordinates }) {
  const { t } = useTranslation('accounts');
  const isInside = isAroundVietnam(point);
  return (
    <span className={isInside ? styles.inside : `${styles.inside} ${styles.outside}`}>
      {t(isInside ? 'coordinates.inside' : 'coordinates.outside')}
    </span>
  );
}
