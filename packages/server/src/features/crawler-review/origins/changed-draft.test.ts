import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import { expect, it } from 'vitest';
import { changedDraft, type DraftWords } from './changed-draft.ts';

const OPENING = 'Hợp tác xã đón người hái cà phê từ năm giờ sáng.';
const FIGURE = 'Cần khoảng 4.000 công mỗi ngày trong ba tuần tới.';
const RIGHT_FIGURE = 'Cần khoảng 5.000 công mỗi ngày trong ba tuần tới.';
const END = 'Giá nhân công tăng một phần mười so với vụ trước.';
const NEW = 'Sở Nông nghiệp cho biết sẽ điều thêm xe đưa đón.';

function article(lines: readonly string[]): ArticleDocument {
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}
const words = (lines: readonly string[], head: Partial<DraftWords> = {}): DraftWords => ({
  title: 'Cà phê vào vụ',
  excerpt: 'Cần nhiều nhân công.',
  ...head,
  content: article(lines),
});
const linesOf = ({ draft }: ReturnType<typeof changedDraft>) =>
  draft.content && articleText(draft.content).split('\n');

const TAKEN = words([OPENING, FIGURE, END]);

it('a changed paragraph takes the place of the one that our post still has', () => {
  const changed = changedDraft(TAKEN, words([OPENING, RIGHT_FIGURE, END]), TAKEN);
  expect(linesOf(changed)).toEqual([OPENING, RIGHT_FIGURE, END]);
  expect(changed.unplaced).toEqual([]);
});

it('words and paragraphs of ours stay where they are', () => {
  const ours = words(['Chúng tôi viết thêm.', OPENING, FIGURE, `${END} Tòa soạn ghi nhận thêm.`]);
  const changed = changedDraft(TAKEN, words([OPENING, RIGHT_FIGURE, END]), ours);
  expect(linesOf(changed)).toEqual([
    'Chúng tôi viết thêm.',
    OPENING,
    RIGHT_FIGURE,
    `${END} Tòa soạn ghi nhận thêm.`,
  ]);
});

it('a new paragraph stands behind the one before it, and one that was taken out goes', () => {
  const changed = changedDraft(TAKEN, words([OPENING, NEW, FIGURE]), TAKEN);
  expect(linesOf(changed)).toEqual([OPENING, NEW, FIGURE]);
});

it('a change of a paragraph that we have reworded is left to a person', () => {
  const ours = words([OPENING, 'Mỗi ngày cần chừng bốn nghìn công.', END]);
  const changed = changedDraft(TAKEN, words([OPENING, RIGHT_FIGURE, END]), ours);
  expect(changed).toEqual({ draft: {}, unplaced: [RIGHT_FIGURE] });
});

it('a headline follows the source only while it is the source’s', () => {
  const now = words([OPENING, FIGURE, END], { title: 'Cà phê vào vụ: thiếu người hái' });
  expect(changedDraft(TAKEN, now, TAKEN).draft).toEqual({ title: now.title });
  const ours = words([OPENING, FIGURE, END], { title: 'Tây Nguyên vào vụ' });
  expect(changedDraft(TAKEN, now, ours)).toEqual({ draft: {}, unplaced: [now.title] });
});

it('what our post says already is not put in again', () => {
  const now = words([OPENING, RIGHT_FIGURE, END]);
  expect(changedDraft(TAKEN, now, now)).toEqual({ draft: {}, unplaced: [] });
});
