import { describe, expect, test } from 'vitest';
import { countWords, foreignBlocks, safeAddress } from './foreign-blocks.ts';

describe('foreign HTML', () => {
  test('becomes blocks of words with weight and safe links', () => {
    const blocks = foreignBlocks(
      '<h2>Chiều 20/11</h2><p>Đến <strong>15 giờ</strong>, <a href="https://bao.vidu/a">tàu</a> vào bờ.</p><ul><li>Một</li></ul>',
    );
    expect(blocks).toEqual([
      { kind: 'heading', pieces: [{ text: 'Chiều 20/11' }] },
      {
        kind: 'text',
        pieces: [
          { text: 'Đến ' },
          { text: '15 giờ', isStrong: true },
          { text: ', ' },
          { text: 'tàu', href: 'https://bao.vidu/a' },
          { text: ' vào bờ.' },
        ],
      },
      { kind: 'item', pieces: [{ text: 'Một' }] },
    ]);
    expect(countWords(blocks)).toBe(10);
  });

  test('runs nothing and fetches nothing: scripts go, handlers and pictures are words', () => {
    const blocks = foreignBlocks(
      '<script>document.title="x"</script><p onclick="x()">Tin<img src="https://bao.vidu/a.jpg" onerror="x()" alt="Bờ kè"></p>' +
        '<figure><img src="javascript:x()"><figcaption>Thuyền  vào bờ</figcaption></figure><iframe src="//a"></iframe>',
    );
    expect(blocks).toEqual([
      { kind: 'text', pieces: [{ text: 'Tin' }] },
      { kind: 'picture', address: 'https://bao.vidu/a.jpg', caption: 'Bờ kè' },
      { kind: 'picture', address: '', caption: 'Thuyền vào bờ' },
    ]);
  });

  test('leads only to pages of the web', () => {
    expect(safeAddress('https://bao.vidu/tin')).toBe('https://bao.vidu/tin');
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//bao.vidu',
      'file:///etc',
      '',
      null,
    ]) {
      expect(safeAddress(address)).toBeUndefined();
    }
  });
});
