import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArticleDocument } from '../../../article/article-node.ts';
import { articleWords, toArticle, toWords, wordsOfBlocks } from './article-words.ts';
import { findAnchor } from './find-anchor.ts';
import { moveAnchor, moveAnchors } from './move-anchors.ts';
import { anchorAt, type NoteAnchor, passageOf } from './note-anchor.ts';

const article = (...blocks: string[]): ArticleDocument => ({
  type: 'doc',
  content: blocks.map((text) => ({
    type: 'paragraph',
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  })),
});

/** The anchor of the passage between «…» in one of the blocks, and the article without the markers. */
function marked(...blocks: string[]): { document: ArticleDocument; anchor: NoteAnchor } {
  const text = blocks.join('\n');
  const document = article(...blocks.map((block) => block.replace(/[«»]/g, '')));
  const start = text.indexOf('«');
  return { document, anchor: anchorAt(articleWords(document), { start, end: text.indexOf('»') - 1 }) };
}

const wordsAfter = (from: string[], ...to: string[]) => {
  const { document, anchor } = marked(...from);
  const moved = moveAnchor(document, article(...to), anchor);
  return moved.isLost ? `mất: ${moved.text}` : `${moved.block}: ${moved.text}`;
};

it('follows edits before, after and inside its passage', () => {
  const from = ['Giá xăng tăng.', 'Từ 15 giờ, «giá xăng tăng 450 đồng» một lít.'];
  expect(wordsAfter(from, 'Mới.', 'Giá xăng tăng.', 'Từ 15 giờ, giá xăng tăng 450 đồng một lít.')).toBe(
    '2: giá xăng tăng 450 đồng',
  );
  expect(wordsAfter(from, 'Chiều nay, từ 15 giờ, giá xăng tăng 450 đồng mỗi lít, theo Bộ.')).toBe(
    '0: giá xăng tăng 450 đồng',
  );
  expect(wordsAfter(from, 'Giá xăng tăng.', 'Từ 15 giờ, giá xăng RON 95 giảm 400 đồng một lít.')).toBe(
    '1: giá xăng RON 95 giảm 400 đồng',
  );
});

it('keeps a single word that is respelled or replaced in place', () => {
  expect(wordsAfter(['Một «quyễn» sách.'], 'Một quyển sách.')).toBe('0: quyển');
  expect(wordsAfter(['Một «quyễn» sách.'], 'Một cuốn sách.')).toBe('0: cuốn');
});

it('moves along when its paragraph is split or joined, or both at once', () => {
  const from = ['Giá xăng', '«tăng 450 đồng» từ 15 giờ', 'hôm nay.'];
  expect(wordsAfter(from, 'Giá xăng tăng 450 đồng', 'từ 15 giờ', 'hôm nay.')).toBe('0: tăng 450 đồng');
  expect(wordsAfter(from, 'Giá xăng tăng', '450 đồng từ 15 giờ hôm nay.')).toBe('0: tăng\n450 đồng');
  expect(wordsAfter(from, 'Giá xăng', 'tăng', '450', 'đồng từ 15 giờ', 'hôm nay.')).toBe(
    '1: tăng\n450\nđồng',
  );
  expect(wordsAfter(['Đoạn «một cần', 'sửa hai» chỗ.'], 'Đoạn một cần sửa hai chỗ.')).toBe(
    '0: một cần sửa hai',
  );
});

it('is lost with its words, even if single letters match by chance', () => {
  const from = ['Giá xăng «tăng 450 đồng» từ 15 giờ.'];
  expect(wordsAfter(from, 'Giá xăng từ 15 giờ.')).toBe('mất: tăng 450 đồng');
  expect(wordsAfter(from, 'Giá xăng tới 15 giờ.')).toBe('mất: tăng 450 đồng');
  expect(wordsAfter(['Ông «nói một câu» nào đó.'], 'Ông nào đó.')).toBe('mất: nói một câu');
});

it('reports a lost passage with its words, and finds it when it returns', () => {
  const from = ['Mở đầu.', '«Đoạn này sai số liệu.»', 'Kết.'];
  expect(wordsAfter(from, 'Mở đầu.', 'Kết.')).toBe('mất: Đoạn này sai số liệu.');
  const { document, anchor } = marked(...from);
  const without = article('Mở đầu.', 'Kết.');
  const lost = moveAnchor(document, without, anchor);
  expect(moveAnchor(without, document, lost)).toEqual(anchor);
});

it('moves along with a paragraph that is moved', () => {
  expect(
    wordsAfter(
      ['Một hai.', 'Ba bốn.', 'Câu «cần dẫn nguồn» đây.'],
      'Câu cần dẫn nguồn đây.',
      'Một hai.',
      'Ba bốn.',
    ),
  ).toBe('0: cần dẫn nguồn');
});

it('keeps its own of several passages with the same words', () => {
  const from = ['Ông Nam nói.', 'Ông «Nam» cười.', 'Ông Nam về.'];
  expect(wordsAfter(from, 'Ông Nam kể.', 'Ông Nam cười.', 'Ông Nam về.')).toBe('1: Nam');
  expect(wordsAfter(from, 'Ông Nam cười.', 'Ông Nam về.')).toBe('0: Nam');
  expect(wordsAfter(from, 'Ông Nam nói.', 'Ông Nam về.')).toBe('mất: Nam');
});

it('finds words in NFD and returns offsets of the stored letters', () => {
  const { document, anchor } = marked('Nghệ An: «xả lũ» sớm.');
  const decomposed = article('Nghệ An: xả lũ sớm.'.normalize('NFD'));
  const words = articleWords(decomposed);
  const found = findAnchor(words, anchor);
  const [from, to] = [toArticle(words, found?.start ?? 0), toArticle(words, found?.end ?? 0)];
  const raw = 'Nghệ An: xả lũ sớm.'.normalize('NFD');
  expect(raw.slice(from.offset, to.offset).normalize('NFC')).toBe('xả lũ');
  expect(toWords(words, 0, from.offset)).toBe(found?.start);
  expect(moveAnchor(document, decomposed, anchor)).toBe(anchor);
});

it('a note about unsaved words finds them after the save', () => {
  const { document, anchor } = marked('Một hai.', 'Đoạn «vừa gõ thêm» ở đây.');
  expect(moveAnchor(article('Một hai.'), document, anchor)).toEqual(anchor);
});

const WORD = fc.constantFrom('ông', 'Nam', 'nói', 'xăng', 'giá', 'và', 'là', 'một', 'Đà', 'Nẵng', '–', '😀');
const BLOCK = fc.array(WORD, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const TEXT = fc.array(BLOCK, { maxLength: 6 });
/** A text that occurs several times may be the deleted one. */
const PASSAGE = fc.tuple(BLOCK, BLOCK).map(([one, other]) => `${one} riêng ${other}`);

it('never loses its passage through edits outside of it', () => {
  fc.assert(
    fc.property(TEXT, PASSAGE, TEXT, TEXT, TEXT, (before, passage, after, newBefore, newAfter) => {
      const old = wordsOfBlocks([...before, passage, ...after]);
      const start = [...before, ''].join('\n').length;
      const anchor = anchorAt(old, { start, end: start + passage.length });
      const [moved] = moveAnchors(old, wordsOfBlocks([...newBefore, passage, ...newAfter]), [anchor]);
      expect(moved).toMatchObject({ isLost: false, text: passage });
    }),
    { seed: 20_251_120, numRuns: 1_500 },
  );
});

it('keeps its passage after one edit before or behind it, even with repeated text', () => {
  fc.assert(
    fc.property(
      TEXT,
      fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('', 'thêm', 'thêm\nđoạn', ' ')),
      fc.boolean(),
      TEXT,
      (before, [at, cut, added], isInFront, after) => {
        const edit = (text: string) => {
          const from = at % (text.length + 1);
          if (!text.slice(0, from).isWellFormed()) return text;
          const to = Math.min(text.length, from + (cut % 20));
          return text.slice(to).isWellFormed() ? text.slice(0, from) + added + text.slice(to) : text;
        };
        const passage = 'đoạn văn cần sửa';
        const [head, tail] = [[...before, ''].join('\n'), ['', ...after].join('\n')];
        const [newHead, newTail] = isInFront ? [edit(head), tail] : [head, edit(tail)];
        const old = wordsOfBlocks((head + passage + tail).split('\n'));
        const next = wordsOfBlocks((newHead + passage + newTail).split('\n'));
        const anchor = anchorAt(old, { start: head.length, end: head.length + passage.length });
        const [moved] = moveAnchors(old, next, [anchor]);
        expect(moved).toEqual(
          anchorAt(next, { start: newHead.length, end: newHead.length + passage.length }),
        );
      },
    ),
    { seed: 20_251_120, numRuns: 1_500 },
  );
});

it('200 notes in 20,000 changed words are all found again', () => {
  const sentence = (index: number) =>
    `Câu số ${index} nói rằng giá xăng ở Đà Nẵng tăng ${index % 7} đồng một lít. `;
  const blocks = Array.from({ length: 400 }, (_, block) =>
    Array.from({ length: 4 }, (_, part) => sentence(block * 4 + part)).join(''),
  );
  const old = wordsOfBlocks(blocks);
  const next = wordsOfBlocks(
    blocks.map((block, index) => (index % 3 === 0 ? block.replace('nói rằng', 'cho hay, hôm nay,') : block)),
  );
  const anchors = Array.from({ length: 200 }, (_, index) => {
    const start = old.text.indexOf('giá xăng', index * 480);
    return anchorAt(old, { start, end: start + 23 });
  });
  const moved = moveAnchors(old, next, anchors);
  expect(moved.every(({ isLost, text }, index) => !isLost && text === anchors[index]?.text)).toBe(true);
});

it('a selection gives the passage without white space around it, and none for white space alone', () => {
  const words = wordsOfBlocks(['Một hai ba']);
  expect(passageOf(words, 3, 8)).toEqual({ start: 4, end: 7 });
  expect(passageOf(words, 3, 4)).toBeUndefined();
});
