import { create } from 'zustand';

interface Updates {
  /** The build that the server now serves; '' while it equals the build of this page. */
  readonly newer: string;
  /** The newer build that the user chose to postpone. */
  readonly putOff: string;
  /** A chunk of this page could not be fetched: a newer build may have replaced it. */
  readonly hasChunkError: boolean;
}

export const useUpdates = create<Updates>(() => ({ newer: '', putOff: '', hasChunkError: false }));

/** @param own the build of this page; '' in development, where there is none. */
export function compareBuilds(own: string, served: string): void {
  useUpdates.setState({ newer: own === '' || served === '' || own === served ? '' : served });
}

export function putOffUpdate(): void {
  useUpdates.setState(({ newer }) => ({ putOff: newer, hasChunkError: false }));
}
