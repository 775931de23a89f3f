import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'main' | 'plain' | 'quiet' | 'danger' | 'project';
export type ButtonSize = 'compact' | 'normal' | 'large';

/** The look of a button, for links that are drawn as one. */
export function buttonClass(variant: ButtonVariant = 'plain', size: ButtonSize = 'normal'): string {
  return classNames(styles.button, styles[variant], styles[size]);
}
