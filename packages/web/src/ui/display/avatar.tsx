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
  readonly shape?: 'round' | 'square';
  readonly size?: 'small' | 'normal' | 'large';
}

/** Decoration beside a name that is written out. */
export function Avatar({ name, letters, color, shape = 'round', size = 'normal' }: AvatarProps) {
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
    </span>
  );
}
