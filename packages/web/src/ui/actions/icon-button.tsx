import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'shortcut' | 'aria-label' | 'tip'> {
  readonly icon: ReactNode;
  /** Its name, also shown as tooltip. */
  readonly label: string;
  /** Added to the tooltip. */
  readonly shortcut?: string;
}

export function IconButton({ label, shortcut, className, variant = 'quiet', ...rest }: IconButtonProps) {
  const tip = shortcut ? `${label} (${shortcut})` : label;
  return (
    <Button
      {...rest}
      variant={variant}
      className={classNames(styles['only-icon'], className)}
      aria-label={label}
      tip={tip}
    />
  );
}
