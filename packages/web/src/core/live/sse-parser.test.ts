import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSseParser, type SseBlock } from './sse-parser.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The blocks of a stream that arrives in pieces cut at these places. */
function blocksOf(stream: Uint8Array, cuts: readonly number[] = []): SseBlock[] {
  const blocks: SseBlock[] = [];
  const parse = createSseParser((block) => blocks.push(block));
  const places = [0, ...cuts.toSorted((one, other) => one - other), stream.length];
  for (const [index, end] of places.entries()) parse(stream.subarray(places[index - 1] ?? 0, end));
  return blocks;
}

const words = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n\ufeff]/g, ''));
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

test('cuts inside a letter or a pair of line ends do not change the blocks', () => {
  const text =
    ': thở\r\n\r\nevent: notice\r\ndata: {"tên":"Nghệ An 🌾"}\r\n\r\n:\n\nevent: bye\rdata: tạm biệt\r\rdata: a\ndata: ă\n\n';
  const stream = bytesOf(text);
  const whole = [
    { event: 'notice', data: '{"tên":"Nghệ An 🌾"}' },
    { event: 'bye', data: 'tạm biệt' },
    { event: 'message', data: 'a\nă' },
  ];
  expect(blocksOf(stream)).toEqual(whole);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: stream.length })), (cuts) => {
      expect(blocksOf(stream, cuts)).toEqual(whole);
    }),
  );
});

test('written blocks are read unchanged with any line ends and cuts', () => {
  const block = fc.record({ event: words.filter((text) => text !== ''), data: words });
  fc.assert(
    fc.property(fc.array(block), lineEnd, fc.array(fc.nat({ max: 400 })), (blocks, end, cuts) => {
      const text = blocks.map(({ event, data }) => `event: ${event}${end}data: ${data}${end}${end}`).join('');
      const stream = bytesOf(text);
      const inside = cuts.map((cut) => Math.min(cut, stream.length));
      expect(blocksOf(stream, inside)).toEqual(
        blocks.map(({ event, data }) => ({ event: wellFormed(event), data: wellFormed(data) })),
      );
    }),
  );
});

/** A lone surrogate cannot be encoded in UTF-8. */
const wellFormed = (text: string) => text.toWellFormed();

describe('lines without an event', () => {
  test.each([
    ['comments', ': thở\n\n:\n\n'],
    ['a block without data', 'event: notice\n\n'],
    ['a block that has not ended', 'event: notice\ndata: {}\n'],
    ['fields that the console does not use', 'id: 3\nretry: 10\n\n'],
  ])('%s: no block', (_, text) => {
    expect(blocksOf(bytesOf(text))).toEqual([]);
  });

  test('a byte order mark at the beginning is skipped', () => {
    expect(blocksOf(bytesOf('\ufeffdata: a\n\n'))).toEqual([{ event: 'message', data: 'a' }]);
  });

  test('only the first space after the colon is skipped', () => {
    expect(blocksOf(bytesOf('data:  a\n\ndata:b\n\n')).map(({ data }) => data)).toEqual([' a', 'b']);
  });
});
