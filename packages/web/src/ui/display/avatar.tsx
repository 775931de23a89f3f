import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials.ts';

const PERSON_COLORS = [
  'violet',
  'green',
  'brown',
  'blue',
  'cyan',
  'magenta',
  'orange',
  'teal',
  'indigo',
  'olive',
] as const;

function personColor(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return `var(--project-${PERSON_COLORS[sum % PERSON_COLORS.length]})`;
}

interface AvatarProps {
  /** Gives the letters and, where none is passed, the colour. */
  readonly name: string;
  /** Letters to show instead of the name's. */
  readonly letters?: string;
  readonly color?: string;
  /** Address of a square picture; the letters below it show while it cannot. */
  readonly picture?: string | null | undefined;
  readonly shape?: 'round' | 'square';
  readonly size?: 'small' | 'normal' | 'large';
}

function Face({ address }: { readonly address: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return <img className={styles.face} src={address} alt="" onError={() => setMissing(true)} />;
}

/** Decoration beside a name that is written out. */
export function Avatar({ name, letters, color, picture, shape = 'round', size = 'normal' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        styles.avatar,
        shape === 'square' && styles.square,
        size !== 'normal' && styles[size],
      )}
      style={{ ['--avatar-color' as string]: color ?? personColor(name) }}
    >
      {letters ?? initialsOf(name)}
      {picture && <Face key={picture} address={picture} />}
    </span>
  );
}
