import { type ByLine, looksLikeNames, readByLine } from './by-lines.ts';
import type { Block } from './content-block.ts';

/** Who did what, as long reports say it below their text; the first group makes authors. */
const ROLE =
  /^(?:(?<text>(?:nội dung|văn|lời|bài viết|bài|tin|thực hiện|tác giả|ghi chép|ảnh|hình ảnh|video|clip)(?:\s*(?:,|và|&|\/|-)\s*(?:nội dung|bài|ảnh|hình ảnh|video|clip))*)|thiết kế|đồ họa|trình bày|kỹ thuật|dựng phim|quay phim|biên tập|tổ chức(?: thực hiện)?|minh họa|lập trình|xuất bản|ngày xuất bản)\s*[:：]\s*(?<rest>\S.{0,100})$/iu;
/** Between two roles in one line. */
const NEXT_ROLE =
  /\s+(?=(?:Nội dung|Văn|Lời|Bài|Ảnh|Hình ảnh|Video|Clip|Thiết kế|Đồ họa|Trình bày|Kỹ thuật|Dựng phim|Quay phim|Biên tập|Tổ chức|Minh họa|Lập trình|Xuất bản)[^:：]{0,20}[:：])/u;
const LONG = 250;
const LEAST = 2;

/** The list of roles that ends an article, and the blocks before it; undefined where it ends with none. */
export function takeCredits(
  blocks: readonly Block[],
  notNames: readonly string[],
): (ByLine & { readonly blocks: readonly Block[] }) | undefined {
  const from = blocks.findLastIndex((block) => rolesIn(block).length === 0) + 1;
  const roles = blocks.slice(from).flatMap(rolesIn);
  const texts = roles.filter(({ text }) => text !== undefined);
  // A list of labels alone may be a programme: one of them must name a person.
  const named = texts.filter(({ rest = '' }) => looksLikeNames(rest));
  if (from === 0 || roles.length < LEAST || named.length === 0) return undefined;
  const lines = named.map(({ rest = '' }) => readByLine(rest, notNames));
  const authors = [...new Set(lines.flatMap((line) => line.authors))];
  return { authors, source: '', blocks: blocks.slice(0, from) };
}

type Role = Readonly<Record<string, string | undefined>>;

/** All of a paragraph's words, role by role; none where other words are among them. */
function rolesIn(block: Block): Role[] {
  if (block.kind !== 'paragraph' || block.inline.text.length > LONG) return [];
  const roles = block.inline.text
    .split(NEXT_ROLE)
    .map((part) => ROLE.exec(part.replace(/[\s;,–-]+$/u, ''))?.groups);
  return roles.every((role) => role !== undefined) ? roles.filter((role) => role !== undefined) : [];
}
