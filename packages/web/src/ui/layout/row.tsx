import type { ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';
import type { LayoutProps, LayoutTag } from './layout-props.ts';

type RowProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  readonly align?: 'center' | 'baseline';
  readonly justify?: 'between' | 'end';
  readonly wrap?: boolean;
};

/** Children beside each other, on more lines where the room ends. */
export function Row<Tag extends LayoutTag = 'div'>(props: RowProps<Tag>) {
  const { as, gap = 2, align, justify, wrap = true, className, ...rest } = props;
  const Element = (as ?? 'div') as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.row,
        styles[`gap-${gap}`],
        align && styles[align],
        justify && styles[justify],
        !wrap && styles.single,
        className,
      )}
    />
  );
}
