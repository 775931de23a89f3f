/** A row whose place in the list is known: it is the first of a page that was read. */
interface Place {
  readonly offset: number;
  readonly id: string;
}

interface Kept {
  readonly stamp: string;
  /** By descending offset. */
  readonly places: readonly Place[];
}

/** Where a page begins: so many rows behind a known one, or behind the first of the list. */
export interface Start {
  readonly id: string | undefined;
  readonly skip: number;
}

interface Read {
  /** The id of its first row; undefined when it is empty. */
  readonly first: string | undefined;
  readonly stamp: string;
}

const MOST_LISTS = 100;
const MOST_PLACES = 50;

/**
 * Remembers the first rows of deep pages and the change counter at which they were read. While nothing changes, a
 * page near one of them is found without skipping all rows before it. Ids suffice: unchanged rows keep their keys.
 */
export function createKnownPlaces() {
  const known = new Map<string, Kept>();

  function keep(key: string, stamp: string, place: Place): void {
    const last = known.get(key);
    const places = last?.stamp === stamp ? last.places.filter(({ offset }) => offset !== place.offset) : [];
    const sorted = [place, ...places].slice(0, MOST_PLACES).sort((one, other) => other.offset - one.offset);
    known.delete(key);
    known.set(key, { stamp, places: sorted });
    const [oldest] = known.keys();
    if (known.size > MOST_LISTS && oldest !== undefined) known.delete(oldest);
  }
  return {
    /** The page at an offset. `read` is called again from the list's first row when the list has changed since. */
    async page<Page extends Read>(
      list: unknown,
      offset: number,
      read: (start: Start) => Promise<Page>,
    ): Promise<Page> {
      const key = JSON.stringify(list);
      const last = known.get(key);
      const place = last?.places.find((one) => one.offset <= offset);
      const near = place && (await read({ id: place.id, skip: offset - place.offset }));
      // An empty page tells nothing about its place.
      const isTrue = near?.first !== undefined && near.stamp === last?.stamp;
      const page = isTrue ? near : await read({ id: undefined, skip: offset });
      if (page.first !== undefined) keep(key, page.stamp, { offset, id: page.first });
      return page;
    },
  };
}
