import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  readonly busy?: boolean;
  /** The rule that stops this action. The button stays reachable, so that the reason can be read. */
  readonly disabledReason?: string | undefined;
  readonly tip?: string | undefined;
  /** Shown on the button; the key itself is handled by its owner. */
  readonly shortcut?: string;
}

export function Button({
  variant,
  size,
  icon,
  busy = false,
  disabledReason,
  tip,
  shortcut,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const stopped = busy || disabledReason !== undefined;
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (stopped) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(buttonClass(variant, size), className)}
        onClick={click}
        aria-busy={busy || undefined}
        aria-disabled={stopped || undefined}
        data-tip={disabledReason ?? tip}
        aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      >
        {busy ? <Spinner /> : icon && <span className={styles.icon}>{icon}</span>}
        {children}
        {shortcut && (
          <kbd className={styles.shortcut} aria-hidden>
            {shortcut}
          </kbd>
        )}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
