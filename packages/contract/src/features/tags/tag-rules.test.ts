import { describe, expect, it } from 'vitest';
import { ownAliases, tagFold, tagNameKey } from './tag-rules.ts';

describe('names of tags', () => {
  it('are one when they differ in case, white space or composition only', () => {
    expect(tagNameKey('  Đà   Nẵng ')).toBe(tagNameKey('đà nẵng'.normalize('NFD')));
  });

  it('are two when a tone differs', () => {
    expect(tagNameKey('bão')).not.toBe(tagNameKey('báo'));
  });

  it('fold to the same when only the place of the tone differs', () => {
    expect(tagNameKey('Hòa bình')).not.toBe(tagNameKey('Hoà bình'));
    expect(tagFold('Hòa bình')).toBe(tagFold('Hoà bình'));
  });

  it('fold by words, so that punctuation does not hide a duplicate', () => {
    expect(tagFold('TP.HCM')).toBe('tp hcm');
  });
});

describe('aliases', () => {
  it('drop the title itself and repeats, and keep the first spelling', () => {
    expect(ownAliases('Đà Nẵng', ['Da Nang', 'đà nẵng', 'DA NANG', 'Danang'])).toEqual(['Da Nang', 'Danang']);
  });
});
