import { create } from 'zustand';

interface Updates {
  /** The build that the server hands out in place of this page's, '' while they are the same. */
  readonly newer: string;
  /** The newer build the person does not want to hear of now. */
  readonly putOff: string;
  /** A part of this page could not be fetched: it may be gone with the build. */
  readonly missesPart: boolean;
}

export const useUpdates = create<Updates>(() => ({ newer: '', putOff: '', missesPart: false }));

/** @param own the build of this page, '' where it has none, as under development. */
export function compareBuilds(own: string, served: string): void {
  useUpdates.setState({ newer: own === '' || served === '' || own === served ? '' : served });
}

export function putOffUpdate(): void {
  useUpdates.setState(({ newer }) => ({ putOff: newer, missesPart: false }));
}
