import { describe, expect, it } from 'vitest';
import { BLANK_BODY, blankPost, draftValues, postInput } from './post-values.ts';

const BASE = { ...blankPost('Lê Thu Hà'), title: 'Đã lưu', tags: [{ id: '1', label: 'Huế' }] };

describe('an unsaved text', () => {
  it('takes what it does not hold from the saved one', () => {
    const values = draftValues({ title: 'Đang gõ' }, [], BASE);
    expect(values).toEqual({ ...BASE, title: 'Đang gõ' });
  });

  it('names its tags, and leaves out one that is gone', () => {
    const tags = [{ id: '2', label: 'Sa Pa' }];
    expect(draftValues({ tagIds: ['1', '2', '3'] }, tags, BASE).tags).toEqual([
      { id: '1', label: 'Huế' },
      { id: '2', label: 'Sa Pa' },
    ]);
  });

  it('has its main category apart from the others', () => {
    const values = draftValues({ mainCategoryId: '5', categoryIds: ['5', '6'] }, [], BASE);
    expect([values.mainCategoryId, values.otherCategoryIds]).toEqual(['5', ['6']]);
  });
});

describe('what is sent', () => {
  it('leaves the slug to the server while nobody touched it', () => {
    expect(postInput({ ...BASE, slug: 'hue' }, BLANK_BODY, 'hue')).not.toHaveProperty('slug');
    expect(postInput({ ...BASE, slug: ' hue-xua ' }, BLANK_BODY, 'hue')).toMatchObject({ slug: 'hue-xua' });
  });

  it('counts the main category among the categories', () => {
    const input = postInput({ ...BASE, mainCategoryId: '5', otherCategoryIds: ['6'] }, BLANK_BODY, '');
    expect(input).toMatchObject({ mainCategoryId: '5', categoryIds: ['5', '6'], tagIds: ['1'] });
  });
});
