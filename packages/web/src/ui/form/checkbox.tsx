import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref' | 'children'> {
  readonly indeterminate?: boolean;
  /** Without it the box needs `aria-label`. */
  readonly children?: ReactNode;
}

export function Checkbox({ indeterminate = false, children, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const input = <input {...rest} ref={box} type="checkbox" className={styles.box} />;
  if (children === undefined) return input;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside the label.
    <label className={styles.labelled}>
      {input}
      <span>{children}</span>
    </label>
  );
}
