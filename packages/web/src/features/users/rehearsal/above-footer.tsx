import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Stands in the drawer's footer, over its buttons: there it is in sight wherever the form is scrolled and covers no
 * field. First in the footer, so that Tab reaches it before the button that saves.
 */
export function AboveFooter({ children }: { readonly children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const footer = mark.current?.closest('[role="dialog"]')?.querySelector('footer');
    const element = document.createElement('div');
    element.style.flex = '1 0 100%';
    footer?.prepend(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return (
    <>
      <span ref={mark} hidden />
      {place && createPortal(children, place)}
    </>
  );
}
