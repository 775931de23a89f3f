import { topModal } from './modal-stack.ts';

/** Whether a dialog holds the keys. A dialog of a kept page that is out of sight is closed and does not count. */
export function isModalOpen(): boolean {
  return topModal() !== undefined;
}
