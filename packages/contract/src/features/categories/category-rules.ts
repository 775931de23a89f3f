import { MAX_CATEGORY_DEPTH } from './category.ts';

/** The place of a category in the tree; enough to decide about a move. */
export interface Place {
  readonly id: string;
  readonly parentId: string | null;
}

/** Rules that can stand in the way of a change to the tree. */
export const CATEGORY_RULE_TEXTS = {
  TOO_DEEP: {
    vi: 'Cây chuyên mục chỉ có tối đa 3 cấp.',
    en: 'The tree of categories has at most 3 levels.',
  },
  INSIDE_ITSELF: {
    vi: 'Không thể chuyển chuyên mục vào chính nó hoặc vào mục con của nó.',
    en: 'A category cannot move into itself or below itself.',
  },
  WRONG_NEIGHBOUR: {
    vi: 'Chuyên mục đứng sau không còn ở vị trí đó. Hãy tải lại cây chuyên mục.',
    en: 'The next category is not there any more. Reload the tree.',
  },
  HAS_CHILDREN: {
    vi: 'Chuyên mục còn {count} mục con. Hãy chuyển các mục con đi trước khi xóa.',
    en: 'The category still has {count} children. Move them before deleting it.',
  },
  HAS_POSTS: {
    vi: 'Chuyên mục còn {count} bài viết. Hãy chọn chuyên mục nhận các bài này.',
    en: 'The category still has {count} posts. Choose a category that takes them.',
  },
  MOVE_TO_ITSELF: {
    vi: 'Hãy chọn một chuyên mục khác để nhận bài viết.',
    en: 'Choose another category to take the posts.',
  },
  COLOR_CONTRAST: {
    vi: 'Chữ trắng trên màu này khó đọc (cần tương phản 4,5:1). Hãy chọn màu đậm hơn.',
    en: 'White text on this colour is hard to read (4.5:1 is needed). Choose a darker colour.',
  },
} as const;

function childrenOf(places: readonly Place[], id: string): readonly Place[] {
  return places.filter((place) => place.parentId === id);
}

/** Levels below and including the category itself: 1 for a leaf. */
function heightOf(places: readonly Place[], id: string): number {
  return 1 + Math.max(0, ...childrenOf(places, id).map((child) => heightOf(places, child.id)));
}

/** 1 for a root, 0 for no place at all (`null`). */
export function depthOf(places: readonly Place[], id: string | null): number {
  const place = id === null ? undefined : places.find((one) => one.id === id);
  return place === undefined ? 0 : 1 + depthOf(places, place.parentId);
}

function isInside(places: readonly Place[], id: string | null, ancestorId: string): boolean {
  if (id === null) return false;
  if (id === ancestorId) return true;
  const place = places.find((one) => one.id === id);
  return place !== undefined && isInside(places, place.parentId, ancestorId);
}

/** Why a category cannot move below `parentId`, or undefined when it can. */
export function unmetTransitionRule(
  places: readonly Place[],
  id: string,
  parentId: string | null,
): 'TOO_DEEP' | 'INSIDE_ITSELF' | undefined {
  if (isInside(places, parentId, id)) return 'INSIDE_ITSELF';
  if (depthOf(places, parentId) + heightOf(places, id) > MAX_CATEGORY_DEPTH) return 'TOO_DEEP';
  return undefined;
}

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast of white text on `#rrggbb`, 1 to 21 (WCAG 2 relative luminance). */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const MIN_CONTRAST = 4.5;

export function isReadableUnderWhite(color: string): boolean {
  return color === '' || contrastWithWhite(color) >= MIN_CONTRAST;
}
