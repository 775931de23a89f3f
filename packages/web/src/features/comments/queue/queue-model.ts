import { replaceEqualDeep } from '@tanstack/react-query';

/** What the order of a queue needs to know of a row. */
export interface QueueRow {
  readonly id: string;
  readonly version: number;
}

/** A row that was decided here; it can come back to its place. */
export interface Taken<Row> {
  readonly row: Row;
  /** Until the server answers, the version that was decided on; then the one it became. */
  readonly version: number;
  /** The row that followed it; undefined at the end. */
  readonly beforeId: string | undefined;
}

/** The rows of one tab in the order of the server, as this person has worked through them. */
export interface Queue<Row extends QueueRow> {
  readonly rows: readonly Row[];
  /** The row in hand. */
  readonly currentId: string | undefined;
  /** Newest last. */
  readonly taken: readonly Taken<Row>[];
}

export const EMPTY_QUEUE: Queue<never> = { rows: [], currentId: undefined, taken: [] };

/** Ways back that are kept. */
const MOST_TAKEN = 50;
/** So many rows left after the current one are fetched for. */
const RUNNING_LOW = 20;

/**
 * Adds a page of the server. Rows that are known get their new content in place; rows that were decided here stay
 * away, because the page may have been read before the decision arrived.
 */
export function withPage<Row extends QueueRow>(queue: Queue<Row>, page: readonly Row[]): Queue<Row> {
  const fresh = new Map(withoutTaken(queue, page).map((row) => [row.id, row]));
  const rows = queue.rows.map((row) => newerOf(row, fresh.get(row.id)));
  const known = new Set(queue.rows.map(({ id }) => id));
  const added = [...fresh.values()].filter(({ id }) => !known.has(id));
  return held({ ...queue, rows: [...rows, ...added] });
}

/**
 * The server's first rows as they are now: what colleagues decided is gone, what is new stands where the server puts
 * it. The row in hand stays, so that nothing moves under a finger.
 */
export function withFreshStart<Row extends QueueRow>(
  queue: Queue<Row>,
  page: readonly Row[],
  isWhole: boolean,
): Queue<Row> {
  const known = new Map(queue.rows.map((row) => [row.id, row]));
  const start = withoutTaken(queue, page);
  const inStart = new Set(start.map(({ id }) => id));
  const last = start.findLast(({ id }) => known.has(id));
  const lastAt = last === undefined ? -1 : queue.rows.findIndex(({ id }) => id === last.id);
  const rest = queue.rows.filter(
    (row, at) => !inStart.has(row.id) && (row.id === queue.currentId || (!isWhole && at > lastAt)),
  );
  const rows = start.map((row) => {
    const before = known.get(row.id);
    return before ? newerOf(before, row) : row;
  });
  const current = rest.find(({ id }) => id === queue.currentId);
  if (!current) return held({ ...queue, rows: [...rows, ...rest] });
  const at = Math.min(
    queue.rows.findIndex(({ id }) => id === current.id),
    rows.length,
  );
  const others = rest.filter((row) => row !== current);
  return held({ ...queue, rows: [...rows.slice(0, at), current, ...rows.slice(at), ...others] });
}

/** Without what was decided here, unless it has changed since. */
function withoutTaken<Row extends QueueRow>({ taken }: Queue<Row>, page: readonly Row[]): readonly Row[] {
  const away = new Map(taken.map(({ row, version }) => [row.id, version]));
  return page.filter(({ id, version }) => version > (away.get(id) ?? 0));
}

/** The same object while nothing differs: then nobody draws it again. */
function newerOf<Row extends QueueRow>(known: Row, fresh: Row | undefined): Row {
  return fresh === undefined || fresh.version < known.version ? known : replaceEqualDeep(known, fresh);
}

/**
 * The row leaves for good or until it is put back, and the next one is in hand.
 * @param isFree whether nobody else works on a row; such rows come first.
 */
export function take<Row extends QueueRow>(
  queue: Queue<Row>,
  id: string,
  isFree: (row: Row) => boolean = () => true,
): Queue<Row> {
  const at = queue.rows.findIndex((row) => row.id === id);
  const row = queue.rows[at];
  if (!row) return queue;
  const rows = queue.rows.toSpliced(at, 1);
  const next = rows.slice(at).find(isFree) ?? rows[at] ?? rows.at(-1);
  return held({
    rows,
    currentId: queue.currentId === id ? next?.id : queue.currentId,
    taken: [...queue.taken, { row, version: row.version, beforeId: rows[at]?.id }].slice(-MOST_TAKEN),
  });
}

/** The server has stored the decision. */
export function settle<Row extends QueueRow>(queue: Queue<Row>, id: string, version: number): Queue<Row> {
  if (!queue.taken.some(({ row }) => row.id === id)) return queue;
  return { ...queue, taken: queue.taken.map((one) => (one.row.id === id ? { ...one, version } : one)) };
}

/** The row changes and stays where it is. */
export function change<Row extends QueueRow>(queue: Queue<Row>, row: Row): Queue<Row> {
  if (!queue.rows.some(({ id }) => id === row.id)) return queue;
  return { ...queue, rows: queue.rows.map((one) => (one.id === row.id ? row : one)) };
}

/** Back to where it was, and in hand. */
export function putBack<Row extends QueueRow>(queue: Queue<Row>, id: string, as?: Row): Queue<Row> {
  const taken = queue.taken.find(({ row }) => row.id === id);
  if (!taken) return queue;
  const at = queue.rows.findIndex((row) => row.id === taken.beforeId);
  return {
    rows: queue.rows.toSpliced(at < 0 ? queue.rows.length : at, 0, as ?? taken.row),
    currentId: id,
    taken: queue.taken.filter((one) => one !== taken),
  };
}

/** A row that nobody can work on any more: it leaves without a way back. */
export function drop<Row extends QueueRow>(queue: Queue<Row>, id: string): Queue<Row> {
  const { rows, currentId } = take(queue, id);
  return { rows, currentId, taken: queue.taken.filter(({ row }) => row.id !== id) };
}

/** What colleagues have dealt with leaves; the row in hand stays, so that no key meets another one. */
export function withoutDealtWith<Row extends QueueRow>(
  queue: Queue<Row>,
  ids: readonly string[],
): Queue<Row> {
  const isGone = ({ id }: Row) => id !== queue.currentId && ids.includes(id);
  return queue.rows.some(isGone) ? { ...queue, rows: queue.rows.filter((row) => !isGone(row)) } : queue;
}

export function step<Row extends QueueRow>(queue: Queue<Row>, by: 1 | -1): Queue<Row> {
  const at = queue.rows.findIndex(({ id }) => id === queue.currentId);
  const next = queue.rows[at + by];
  return next ? { ...queue, currentId: next.id } : queue;
}

export function putInHand<Row extends QueueRow>(queue: Queue<Row>, id: string): Queue<Row> {
  return queue.currentId === id || !queue.rows.some((row) => row.id === id)
    ? queue
    : { ...queue, currentId: id };
}

/** The current row is one of the rows, the first one if there was none. */
function held<Row extends QueueRow>(queue: Queue<Row>): Queue<Row> {
  const isThere = queue.rows.some(({ id }) => id === queue.currentId);
  return isThere ? queue : { ...queue, currentId: queue.rows[0]?.id };
}

/** Few rows are left behind the one in hand. */
export function runsLow<Row extends QueueRow>({ rows, currentId }: Queue<Row>): boolean {
  return rows.length - 1 - rows.findIndex(({ id }) => id === currentId) < RUNNING_LOW;
}
