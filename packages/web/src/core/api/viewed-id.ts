import { VIEW_KEY } from '#web/core/storage-keys.ts';

/** The viewing in which this browser tab shows the console as another person does; '' in one's own name. */
export function viewedId(): string {
  return typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(VIEW_KEY) ?? '');
}
