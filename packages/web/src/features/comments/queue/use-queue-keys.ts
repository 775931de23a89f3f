import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { KeyboardEvent } from 'react';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { isComposing, isTyping } from '#web/ui/hooks/is-typing.ts';
import type { QueueActions } from './queue-actions.ts';
import { commandOfKey, reasonOfDigit } from './queue-keys.ts';
import { step } from './queue-model.ts';
import { changeQueue } from './queue-store.ts';
import type { QueuePage } from './use-queue-page.ts';

/**
 * The keys of the comment in hand, while the queue has the focus: letters and digits unless the person has switched them
 * off, arrows and Esc always. J, K, X, / and F are those of every list.
 */
export function useQueueKeys(page: QueuePage, actions: QueueActions): (event: KeyboardEvent) => void {
  const { store, stale } = page;
  function current(): CommentRow | undefined {
    const { queue } = store.getState();
    return queue.rows.find(({ id }) => id === queue.currentId);
  }
  function act(key: string): boolean {
    const command = commandOfKey(key);
    if (command === 'undo') {
      actions.undo();
      return true;
    }
    const row = current();
    if (!row || stale) return false;
    const code = actions.askingOf(row) === 'reject' ? reasonOfDigit(key) : undefined;
    if (code === 'OTHER') return pressReason();
    if (code !== undefined) actions.reject(row, code, '');
    else if (command === 'open') actions.openTarget(row);
    else return runCommand(row, command);
    return true;
  }
  function runCommand(row: CommentRow, name: ReturnType<typeof commandOfKey>): boolean {
    const offered = actions.offered(row).find((one) => one.name === name);
    if (offered) actions.run(row, offered);
    return offered !== undefined;
  }
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isOwnKey(event)) return;
    if (moves(event) || (useAppConfig.getState().letterKeys && act(event.key))) event.preventDefault();
  };

  function moves({ key, target, currentTarget }: KeyboardEvent): boolean {
    const row = current();
    if (key === 'Escape' && row && actions.askingOf(row) !== undefined) {
      actions.stopAsking();
      currentTarget instanceof HTMLElement && currentTarget.focus({ preventScroll: true });
      return true;
    }
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    if (by === undefined || !(target instanceof HTMLElement) || target.dataset.row === undefined)
      return false;
    changeQueue(store, (queue) => step(queue, by));
    return true;
  }
}

/** Not typed, not of a menu, and no key of a dialog that React passes on. */
function isOwnKey({ nativeEvent, target, currentTarget }: KeyboardEvent): boolean {
  if (isComposing(nativeEvent) || !(target instanceof Element) || !currentTarget.contains(target))
    return false;
  return !isTyping(target) && target.closest('[role="menu"]') === null;
}

/** "Another reason" is written: its button opens the field. */
function pressReason(): boolean {
  const button = document.querySelector<HTMLElement>('[data-reasons] [data-reason="7"]');
  button?.click();
  return button !== null;
}
