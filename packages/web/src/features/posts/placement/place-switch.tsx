import {
  HOURS_OF_KIND,
  type Placement,
  type PlacementKind,
} from '@toasoan/contract/features/posts/placement/placement.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '#web/ui/form/switch.tsx';
import styles from './placement.module.css';
import { UntilInput } from './until-input.tsx';
import { usePlaceChange } from './use-place-change.ts';

interface PlaceSwitchProps {
  readonly post: Post;
  readonly kind: PlacementKind;
  readonly place: Placement | undefined;
}

/** One place of its own: on or off, and until when. */
export function PlaceSwitch({ post, kind, place }: PlaceSwitchProps) {
  const { t } = useTranslation('placement');
  const { change, busy } = usePlaceChange(post);
  const id = useId();
  const ends = place !== undefined && kind !== 'FOCUS';
  return (
    <div className={styles.place}>
      <div className={styles.line}>
        <label htmlFor={id}>{t(`kind.${kind}`)}</label>
        <Switch
          id={id}
          value={place !== undefined}
          disabled={busy}
          onChange={(on) => change(on ? { do: 'place', kind } : { do: 'unplace', kind })}
        />
      </div>
      {place === undefined && HOURS_OF_KIND[kind] !== undefined && (
        <p className={styles.hint}>{t('endsAfter', { n: HOURS_OF_KIND[kind] })}</p>
      )}
      {ends && (
        <UntilInput
          value={place.until}
          disabled={busy}
          onChange={(until) => change({ do: 'place', kind, until })}
        />
      )}
    </div>
  );
}
