import type { Editor } from '@tiptap/core';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import type { LiveArticle } from '../live-article.ts';
import { noAsks } from '../schema/article-keys.ts';
import { hideSurroundings } from './hide-surroundings.ts';

/** While mounted, nothing but the element is on the screen; Escape leaves. */
export function useFocusMode(
  { editor, asks }: LiveArticle,
  element: RefObject<HTMLElement | null>,
  onLeave: () => void,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || isModalOpen()) return;
    event.preventDefault();
    onLeave();
  });
  const left = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const show = hideSurroundings(element.current);
    showCursor(editor);
    const listener = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listener);
    // The text would take the key first.
    asks.escape = () => {
      left();
      return true;
    };
    return () => {
      window.removeEventListener('keydown', listener);
      asks.escape = noAsks().escape;
      show();
      showCursor(editor);
    };
  }, [editor, asks, element]);
}

/** The line that somebody writes stays in sight while everything around it comes or goes. */
function showCursor(editor: Editor): void {
  if (!editor.isDestroyed && editor.isFocused) editor.commands.scrollIntoView();
}
