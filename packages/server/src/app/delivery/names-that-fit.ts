/** Proxies refuse larger headers. An answer whose other keys do not fit is as old as its second in a cache at most. */
const MOST_NAME_BYTES = 3_000;

/** The first of the keys of an answer, as many as its headers may name. */
export function namesThatFit(keys: ReadonlySet<string>): string[] {
  let room = MOST_NAME_BYTES;
  return [...keys].filter((key) => {
    room -= key.length + 1;
    return room >= 0;
  });
}
