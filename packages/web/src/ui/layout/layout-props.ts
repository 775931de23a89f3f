import type { ComponentPropsWithRef } from 'react';

export type LayoutTag =
  | 'div'
  | 'span'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'label'
  | 'dl'
  | 'form'
  | 'section'
  | 'header'
  | 'nav'
  | 'figure'
  | 'fieldset';

/** What the drawn element takes, and the distance between children: `gap={N}` is the token `--space-N`. */
export type LayoutProps<Tag extends LayoutTag> = ComponentPropsWithRef<Tag> & {
  readonly as?: Tag;
  readonly gap?: 'half' | 1 | 2 | 3 | 4 | 5 | 6;
};
