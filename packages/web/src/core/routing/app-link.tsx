import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from './here.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

/** A link inside the console: a plain click navigates without a page load. */
export function AppLink({
  href,
  onClick,
  children,
  ...rest
}: ComponentProps<'a'> & { readonly href: string }) {
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    goTo(href);
  }
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}
