import type { GivenFile } from './media-source.ts';

const nameIn = (place: string) => place.slice(place.lastIndexOf('/') + 1);

/** Finds given files by where they lie, else by a name that only one of them has. */
export class GivenFiles {
  readonly #byPlace = new Map<string, GivenFile>();
  /** Undefined: several are called so. */
  readonly #byName = new Map<string, GivenFile | undefined>();

  constructor(files: readonly GivenFile[]) {
    for (const file of files) {
      const name = nameIn(file.place);
      if (!this.#byPlace.has(file.place)) this.#byPlace.set(file.place, file);
      this.#byName.set(name, this.#byName.has(name) ? undefined : file);
    }
  }

  find(places: readonly string[]): GivenFile | undefined {
    const there = places.find((place) => this.#byPlace.has(place));
    if (there !== undefined) return this.#byPlace.get(there);
    return places.map((place) => this.#byName.get(nameIn(place))).find((file) => file !== undefined);
  }
}
