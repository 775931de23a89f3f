const PARAGRAPHS = 500;
const WORDS = 40;
const SYLLABLES =
  'mùa lúa chín ở Mường Lống bà con gặt từ tờ mờ sáng và năm nay được giá nên ai cũng vui của các xã vùng cao tỉnh Nghệ An'.split(
    ' ',
  );

/** Always the same numbers, so that runs can be compared. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export function longArticle(seed: number, syllables = SYLLABLES): string[] {
  const random = randomFrom(seed);
  const word = () => syllables[Math.floor(random() * syllables.length)] ?? '';
  return Array.from({ length: PARAGRAPHS }, () => Array.from({ length: WORDS }, word).join(' '));
}

/** Replaces, inserts and removes words all over the text, and some paragraphs. */
export function withEdits(texts: readonly string[], edits: number): string[] {
  const random = randomFrom(7);
  const edited = texts.map((text) => text.split(' '));
  for (let edit = 0; edit < edits; edit += 1) {
    const words = edited[Math.floor(random() * edited.length)] ?? [];
    const at = Math.floor(random() * words.length);
    words.splice(at, edit % 3 === 0 ? 0 : 1, ...(edit % 3 === 1 ? [] : ['thay-mới']));
  }
  const lines = edited.map((words) => words.join(' '));
  lines.splice(100, 2);
  lines.splice(300, 0, 'Một đoạn mới viết thêm vào giữa bài');
  return lines;
}
