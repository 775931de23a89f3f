import type { ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';
import type { LayoutProps, LayoutTag } from './layout-props.ts';

type StackProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  /** Children as wide as their content, at the start of the line. */
  readonly align?: 'start';
  /** Keeps the children together at the top of a taller box. */
  readonly pack?: boolean;
};

/** Children below each other. */
export function Stack<Tag extends LayoutTag = 'div'>(props: StackProps<Tag>) {
  const { as, gap = 2, align, pack = false, className, ...rest } = props;
  const Element = (as ?? 'div') as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.stack,
        styles[`gap-${gap}`],
        align && styles[align],
        pack && styles.pack,
        className,
      )}
    />
  );
}
