import { create } from 'zustand';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { hasEnded, type UploadItem } from './upload-item.ts';
import { dropWork } from './upload-work.ts';

interface Uploads {
  /** In the order they were selected. */
  readonly items: readonly UploadItem[];
  /** The queue is paused: no network, or the same user has to sign in again. */
  readonly pausedFor: 'offline' | 'session' | undefined;
  readonly isPanelOpen: boolean;
}

const NONE: Uploads = { items: [], pausedFor: undefined, isPanelOpen: false };

/** Files of the signed-in user in every project; outlives every page. */
export const useUploads = create<Uploads>(() => NONE);

export function itemOf(id: string): UploadItem | undefined {
  return useUploads.getState().items.find((item) => item.id === id);
}

export function changeItem(id: string, changes: Partial<UploadItem>): void {
  useUploads.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
  }));
}

export function openPanel(isPanelOpen: boolean): void {
  useUploads.setState({ isPanelOpen });
}

export function clearEnded(): void {
  const { items } = useUploads.getState();
  for (const item of items.filter(hasEnded)) {
    giveBack(item);
    dropWork(item.id);
  }
  const left = items.filter((item) => !hasEnded(item));
  useUploads.setState({ items: left, ...(left.length === 0 && { isPanelOpen: false }) });
}

function giveBack({ preview }: UploadItem): void {
  if (preview !== '') URL.revokeObjectURL(preview);
}

whenPersonLeaves(() => {
  useUploads.getState().items.forEach(giveBack);
  useUploads.setState(NONE);
});
