import type { CrawledItem } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { isComposing, isTyping } from '#web/ui/hooks/is-typing.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import { toggleRow } from '#web/ui/table/selection.ts';
import { nextSource, nextStory } from '../review-model.ts';
import { putInHand } from './review-store.ts';
import type { ReviewActions } from './use-review-actions.ts';
import type { ReviewPage } from './use-review-page.ts';

interface KeyContext {
  readonly page: ReviewPage;
  readonly actions: ReviewActions;
  readonly item: CrawledItem | undefined;
  readonly onRead: () => void;
}

type Command = (context: KeyContext & { readonly item: CrawledItem }) => void;

/** What can be done to the text in hand by one letter. */
const COMMANDS: Readonly<Record<string, Command>> = {
  a: ({ actions, item }) => actions.accept(item),
  r: ({ actions, item }) => actions.ask(item, 'reject'),
  d: ({ actions, item }) => actions.duplicate(item),
  m: ({ actions, item }) => actions.merge(item),
  e: ({ actions, item }) => actions.edit(item),
  x: ({ page, item }) => page.setSelection(toggleRow(page.selection, item.id)),
  ' ': ({ onRead }) => onRead(),
};

/**
 * The keys of the page: arrows always, letters unless the person has switched them off. Only while nobody is typing, no
 * dialog or menu is open, and the focus is on the page or nowhere.
 */
export function useReviewKeys(frame: RefObject<HTMLElement | null>, context: KeyContext): void {
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const by = byArrow(event, frame.current);
    if (by !== undefined) {
      const { stories = [], store, currentId } = context.page;
      putInHand(store, nextSource(stories, currentId, by));
      return true;
    }
    const key = event.key.toLowerCase();
    if (key !== ' ' && !useAppConfig.getState().letterKeys) return false;
    return goOn(key, context, frame.current) || run(key, context, event);
  });
  useLayoutEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (isForPage(event, frame.current) && act(event)) event.preventDefault();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [frame]);
}

/** Through the stories, back, or to the search. */
function goOn(key: string, { page, actions }: KeyContext, frame: HTMLElement | null): boolean {
  const { stories = [], store, currentId } = page;
  if (key === '/') return focusSearch(frame);
  if (key === 'z') actions.undo();
  else if (key === 'j' || key === 'k') putInHand(store, nextStory(stories, currentId, key === 'j' ? 1 : -1));
  else return false;
  return true;
}

function run(key: string, context: KeyContext, { target }: KeyboardEvent): boolean {
  const command = COMMANDS[key];
  const { item } = context;
  if (!command || !item || context.page.stale) return false;
  // The space key presses what has the focus.
  if (key === ' ' && target instanceof Element && target.matches('button, a, input, summary')) return false;
  command({ ...context, item });
  return true;
}

/** Left and right go through the sources; in a row of tabs or choices they are its own. */
function byArrow({ key, target }: KeyboardEvent, frame: HTMLElement | null): 1 | -1 | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isOwn = target instanceof Element && target.closest('nav, [role="toolbar"]') !== null;
  if (isOwn || frame === null) return undefined;
  return key === 'ArrowRight' ? 1 : -1;
}

function focusSearch(frame: HTMLElement | null): boolean {
  const input = frame?.querySelector<HTMLInputElement>('[data-list-search] input');
  input?.focus();
  input?.select();
  return input !== undefined && input !== null;
}

function isForPage(event: KeyboardEvent, frame: HTMLElement | null): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event))
    return false;
  if (isTyping(event.target) || isModalOpen()) return false;
  const { target } = event;
  if (target instanceof Element && target.closest('[popover]') !== null) return false;
  if (!(target instanceof Node) || frame === null) return false;
  // In it, or on what holds it: the tab, the body.
  return frame.contains(target) || target.contains(frame);
}
