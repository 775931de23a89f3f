import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignSegments, saysTheSame } from './align-segments.ts';

const at = (texts: readonly string[], prefix = 'content') =>
  texts.map((text, place) => ({ key: `${prefix}.${place}`, role: 'PARAGRAPH' as const, text }));

const OLD = [
  'Mưa lớn kéo dài từ chiều qua ở các tỉnh miền Trung.',
  'Mực nước sông Hương lên nhanh trong đêm.',
  'Học sinh toàn thành phố nghỉ học một ngày.',
];

describe('Pieces of a text', () => {
  test('stay when they move and when case, blanks or composition alone change', () => {
    const now = [OLD[2] ?? '', (OLD[0] ?? '').normalize('NFD').toUpperCase(), `  ${OLD[1]} `];
    expect(alignSegments(at(OLD), at(now))).toEqual({
      now: [2, 0, 1].map((before) => ({ kind: 'SAME', before })),
      gone: [],
    });
  });

  test('are changed when a word or a tag is another one, also beside a new neighbour', () => {
    const now = [
      'Một tin mới hẳn, không giống gì cả.',
      OLD[0] ?? '',
      'Mực nước sông Bồ lên nhanh trong đêm.',
    ];
    expect(alignSegments(at(OLD), at(now))).toEqual({
      now: [{ kind: 'NEW' }, { kind: 'SAME', before: 0 }, { kind: 'CHANGED', before: 1 }],
      gone: [2],
    });
    expect(saysTheSame('Một <g1>tin</g1>', 'Một tin')).toBe(false);
  });

  test('that are fields are themselves, whatever they say', () => {
    const title = (text: string) => [{ key: 'title', role: 'TITLE' as const, text }];
    expect(alignSegments(title('Mưa lớn'), title('Nắng nóng'))).toEqual({
      now: [{ kind: 'CHANGED', before: 0 }],
      gone: [],
    });
  });
});

/** Paragraphs whose words nobody else has. */
const paragraph = (number: number) =>
  Array.from({ length: 12 }, (_, place) => `chữ${number}x${place}`).join(' ');

type Edit = readonly ['word' | 'remove' | 'add' | 'move' | 'case', number, number];

test('after a thousand random edits exactly the touched paragraphs are stale, none lost, none doubled', () => {
  const edit = fc.tuple(
    fc.constantFrom('word', 'remove', 'add', 'move', 'case'),
    fc.nat({ max: 999 }),
    fc.nat({ max: 999 }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 25 }), fc.array(edit, { maxLength: 6 }), (size, edits) => {
      const old = Array.from({ length: size }, (_, number) => paragraph(number));
      const now = edits.reduce(
        edited,
        old.map((text, from) => ({ text, from, isTouched: false })),
      );
      const aligned = alignSegments(at(old), at(now.map(({ text }) => text)));
      expect(aligned.now).toEqual(
        now.map(({ from, isTouched }) =>
          from < 0 ? { kind: 'NEW' } : { kind: isTouched ? 'CHANGED' : 'SAME', before: from },
        ),
      );
      const kept = new Set(now.map(({ from }) => from));
      expect(aligned.gone).toEqual([...old.keys()].filter((place) => !kept.has(place)));
    }),
    { numRuns: 1_000, seed: 20_261_130 },
  );
});

interface Piece {
  readonly text: string;
  /** Its place in the old text; negative for a new one. */
  readonly from: number;
  readonly isTouched: boolean;
}

function edited(pieces: readonly Piece[], [kind, where, to]: Edit, number: number): Piece[] {
  const place = pieces.length === 0 ? 0 : where % pieces.length;
  const piece = pieces[place];
  if (kind === 'add' || piece === undefined)
    return pieces.toSpliced(place, 0, { text: paragraph(1_000 + number), from: -1, isTouched: false });
  if (kind === 'remove') return pieces.toSpliced(place, 1);
  if (kind === 'move') {
    const rest = pieces.toSpliced(place, 1);
    return rest.toSpliced(to % (rest.length + 1), 0, piece);
  }
  if (kind === 'case') return pieces.with(place, { ...piece, text: ` ${piece.text.toUpperCase()}` });
  const words = piece.text.split(' ');
  const text = words.with(1 + (to % (words.length - 1)), `khác${number}`).join(' ');
  return pieces.with(place, { ...piece, text, isTouched: true });
}
