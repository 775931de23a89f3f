import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LiveArticle } from '../live-article.ts';

/** The mouse may cross a gap on its way to the card. */
const LEAVE_MS = 300;

interface HoveredSuggestion {
  /** Its id; empty without one. */
  readonly id: string;
  /** The mouse has reached the card, or leaves it. */
  readonly hold: () => void;
  readonly leave: () => void;
}

/** The suggestion whose words are under the mouse. */
export function useHoveredSuggestion({ editor }: LiveArticle): HoveredSuggestion {
  const [id, setId] = useState('');
  const timer = useRef(0);
  const hold = () => window.clearTimeout(timer.current);
  const leave = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setId(''), LEAVE_MS);
  };
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (editor.isDestroyed) return undefined;
    const { dom } = editor.view;
    const gone = () => left();
    function over({ target }: MouseEvent): void {
      const mark = target instanceof Element ? target.closest<HTMLElement>('[data-suggestion]') : null;
      window.clearTimeout(timer.current);
      if (mark) setId(mark.dataset.suggestion ?? '');
      else timer.current = window.setTimeout(() => setId(''), LEAVE_MS);
    }
    dom.addEventListener('mouseover', over);
    dom.addEventListener('mouseleave', gone);
    return () => {
      window.clearTimeout(timer.current);
      dom.removeEventListener('mouseover', over);
      dom.removeEventListener('mouseleave', gone);
    };
  }, [editor]);
  return { id, hold, leave };
}
