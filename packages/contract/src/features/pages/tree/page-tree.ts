/** A page stands at most this deep: `/a/b/c`. */
export const MAX_PAGE_DEPTH = 3;
export const MAX_PAGES = 1_000;
/** Of a whole address. */
export const MAX_PAGE_PATH = 400;

/** The place of a page in the tree; enough to decide about a move. */
export interface PagePlace {
  readonly id: string;
  readonly parentId: string | null;
}

/** Levels below and including the page itself: 1 for a leaf. */
function heightOf(places: readonly PagePlace[], id: string): number {
  const below = places.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((child) => heightOf(places, child.id)));
}

/** 1 for a page at the root, 0 for no page at all (`null`). */
function depthOf(places: readonly PagePlace[], id: string | null): number {
  const place = id === null ? undefined : places.find((one) => one.id === id);
  return place === undefined ? 0 : 1 + depthOf(places, place.parentId);
}

function isInside(places: readonly PagePlace[], id: string | null, ancestorId: string): boolean {
  if (id === null) return false;
  if (id === ancestorId) return true;
  const place = places.find((one) => one.id === id);
  return place !== undefined && isInside(places, place.parentId, ancestorId);
}

/** Why a page cannot stand below `parentId`; undefined when it can. */
export function problemOfPlace(
  places: readonly PagePlace[],
  id: string,
  parentId: string | null,
): 'TOO_DEEP' | 'INSIDE_ITSELF' | undefined {
  if (isInside(places, parentId, id)) return 'INSIDE_ITSELF';
  if (depthOf(places, parentId) + heightOf(places, id) > MAX_PAGE_DEPTH) return 'TOO_DEEP';
  return undefined;
}
