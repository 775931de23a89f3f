import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';

/** On a phone the icon and the number stand alone, so that the heading leaves room for the list. */
export function CaseName({ children }: { readonly children: string }) {
  return <span className={useMedia(BELOW_CARDS) ? 'visually-hidden' : undefined}>{children}</span>;
}
