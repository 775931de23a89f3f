import { clear, createStore } from 'idb-keyval';
import { useUnfinished } from '../queue/unfinished-store.ts';
import { letGoOfAll } from '../queue/upload-memory.ts';

/** Empties what the browser remembers of uploads: the tests of a page share its storage. */
export async function forgetUploads(): Promise<void> {
  letGoOfAll();
  useUnfinished.setState({ items: [], refused: [] });
  await clear(createStore('toasoan-uploads', 'begun'));
}
