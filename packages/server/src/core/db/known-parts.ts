interface Known<Part> {
  readonly revision: string;
  readonly part: Promise<Part>;
}

/**
 * Keeps what was read at a revision until its revision is another; everybody who asks meanwhile shares one read. The
 * caller reads the revision first, so a part may be newer than its revision, never older.
 */
export function createKnownParts<Part>(most: number) {
  const known = new Map<string, Known<Part>>();
  return (of: unknown, revision: string, read: () => Promise<Part>): Promise<Part> => {
    const key = JSON.stringify(of);
    const last = known.get(key);
    if (last?.revision === revision) return last.part;
    const part = read();
    // The key moves to the end: the first one is the one that changed longest ago.
    known.delete(key);
    known.set(key, { revision, part });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    part.catch(() => {
      if (known.get(key)?.part === part) known.delete(key);
    });
    return part;
  };
}
