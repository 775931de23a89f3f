import { create } from 'zustand';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { letGoOfAll, noteSeen, type Unfinished, unfinishedUploads } from './upload-memory.ts';
import { openPanel } from './upload-store.ts';

/** A file that was chosen for an unfinished upload and is another one. */
export interface NotTheSame {
  readonly fileName: string;
  /** One of that name waits, with other content. */
  readonly isNamesake: boolean;
}

interface UnfinishedUploads {
  readonly items: readonly Unfinished[];
  readonly refused: readonly NotTheSame[];
}

const NONE: UnfinishedUploads = { items: [], refused: [] };

/** Uploads of the signed-in user that a reload cut off. */
export const useUnfinished = create<UnfinishedUploads>(() => NONE);

whenPersonLeaves(() => {
  useUnfinished.setState(NONE);
  letGoOfAll();
});

/** Reads what this browser remembers; opens the panel for what the user has not been told about. */
export async function readUnfinished(): Promise<void> {
  const items = await unfinishedUploads();
  useUnfinished.setState({ items, refused: [] });
  if (items.some(({ isSeen }) => !isSeen)) openPanel(true);
}

/** The user has closed the panel: from now on the ring alone reminds them. */
export function foldUnfinished(): void {
  for (const { uploadId } of useUnfinished.getState().items) void noteSeen(uploadId);
  useUnfinished.setState({ refused: [] });
}

export function dropUnfinished(uploadId: string): void {
  useUnfinished.setState(({ items }) => ({
    items: items.filter((one) => one.uploadId !== uploadId),
    refused: [],
  }));
}
