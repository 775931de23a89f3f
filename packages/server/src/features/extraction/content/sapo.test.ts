import { describe, expect, it } from 'vitest';
import { readHtmlBlocks } from '../../../../test/read-html-blocks.ts';
import { linesOf } from './content-block.ts';
import { boldLead, tidySapo, withoutHead } from './sapo.ts';

describe('tidySapo', () => {
  it.each(['ĐÀI MẪU.VN - ', 'Báo Ví Dụ – ', '(BÁO VÍ DỤ) - ', 'BVD - ', 'vidu.example - '])(
    'leaves out the name of the paper in %s',
    (prefix) => {
      expect(tidySapo(`${prefix}Đêm 28/11 trời rét đậm.`)).toBe('Đêm 28/11 trời rét đậm.');
    },
  );

  it.each(['Sông Ví Dụ - con sông dài nhất tỉnh.', 'Báo động ở ba xã - nước còn lên.'])(
    'keeps %s',
    (text) => {
      expect(tidySapo(text)).toBe(text);
    },
  );
});

describe('boldLead', () => {
  it.each([
    ['<p><em>Chúng tôi được gì, và đã mất gì.</em></p>', 0],
    ['<p><b>Người già ngủ ít có đáng lo không?</b></p>', undefined],
    ['<p><b>1. Thuốc giảm đau có paracetamol</b></p>', undefined],
  ])('is of a short first paragraph %s at %s', (first, at) => {
    expect(boldLead(readHtmlBlocks(`${first}<p>Một đoạn văn.</p>`))).toBe(at);
  });
});

describe('withoutHead', () => {
  it('leaves out a day alone', () => {
    expect(linesOf(withoutHead(readHtmlBlocks('<p>(20/11/2026)</p><p>Một đoạn văn.</p>'), '', ''))).toEqual([
      'Một đoạn văn.',
    ]);
  });

  it('leaves out a list of name, day and number of readers', () => {
    const list = '<ul><li>Minh Khuê</li><li>19:48 16-11-2026</li><li>88</li></ul>';
    const blocks = readHtmlBlocks(`${list}<p>Một đoạn văn.</p>`);
    expect(linesOf(withoutHead(blocks, '', '', ['Minh Khuê']))).toEqual(['Một đoạn văn.']);
  });
});
