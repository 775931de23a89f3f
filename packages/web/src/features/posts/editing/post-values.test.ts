import { describe, expect, it } from 'vitest';
import { aWholePost } from '../test-support/a-post.ts';
import { BLANK_BODY, blankPost, draftValues, postInput, postValues, withoutRefused } from './post-values.ts';

const BASE = { ...blankPost('Lê Thu Hà'), title: 'Đã lưu', tags: [{ id: '1', label: 'Huế' }] };

describe('an unsaved text', () => {
  it('takes missing fields from the saved post', () => {
    const values = draftValues({ title: 'Đang gõ' }, [], BASE);
    expect(values).toEqual({ ...BASE, title: 'Đang gõ' });
  });

  it('names its tags and leaves out deleted ones', () => {
    const tags = [{ id: '2', label: 'Sa Pa' }];
    expect(draftValues({ tagIds: ['1', '2', '3'] }, tags, BASE).tags).toEqual([
      { id: '1', label: 'Huế' },
      { id: '2', label: 'Sa Pa' },
    ]);
  });

  it('keeps the main category apart from the others', () => {
    const values = draftValues({ mainCategoryId: '5', categoryIds: ['5', '6'] }, [], BASE);
    expect([values.mainCategoryId, values.otherCategoryIds]).toEqual(['5', ['6']]);
  });
});

describe('a public post with waiting changes', () => {
  const post = aWholePost({
    state: 'PUBLISHED',
    tags: [{ id: '1', title: 'Huế' }],
    pending: {
      draft: { title: 'Tít mới', tagIds: ['2'], kicker: 'Phóng sự', embargoUntil: null },
      categories: [],
      tags: [{ id: '2', title: 'Sa Pa' }],
      updateTime: '2026-11-20T03:05:00.000Z',
      updatedBy: 'Hà Anh',
    },
  });

  it('is edited with the changes applied', () => {
    const values = postValues(post);
    expect(values).toMatchObject({ title: 'Tít mới', kicker: 'Phóng sự', excerpt: post.excerpt });
    expect(values.tags).toEqual([{ id: '2', label: 'Sa Pa' }]);
  });

  it('sends a slug that returns to the public one', () => {
    const renamed = { ...postValues(post), slug: 'mua-lua-chin' };
    expect(postInput(renamed, BLANK_BODY, 'ten-dang-cho')).toMatchObject({ slug: 'mua-lua-chin' });
  });
});

describe('autosaved text', () => {
  it('leaves out only the field that is half typed', () => {
    const input = postInput({ ...BASE, kicker: 'Nóng', sourceUrl: 'htt' }, BLANK_BODY, '');
    const kept = withoutRefused(input);
    expect(kept).toMatchObject({ title: 'Đã lưu', kicker: 'Nóng' });
    expect(kept).not.toHaveProperty('sourceUrl');
  });
});

describe('what is sent', () => {
  it('leaves an unchanged slug to the server', () => {
    expect(postInput({ ...BASE, slug: 'hue' }, BLANK_BODY, 'hue')).not.toHaveProperty('slug');
    expect(postInput({ ...BASE, slug: ' hue-xua ' }, BLANK_BODY, 'hue')).toMatchObject({ slug: 'hue-xua' });
  });

  it('counts the main category among the categories', () => {
    const input = postInput({ ...BASE, mainCategoryId: '5', otherCategoryIds: ['6'] }, BLANK_BODY, '');
    expect(input).toMatchObject({ mainCategoryId: '5', categoryIds: ['5', '6'], tagIds: ['1'] });
  });
});
