import { type ReactNode, useEffect } from 'react';
import { render } from 'vitest-browser-react';

function Drawn({ onDrawn, children }: { readonly onDrawn: () => void; readonly children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/** Puts a screen into the page and waits until it stands there, with its effects begun: React draws when it finds the time. */
export async function draw(screen: ReactNode): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await render(<Drawn onDrawn={resolve}>{screen}</Drawn>);
  await promise;
}
