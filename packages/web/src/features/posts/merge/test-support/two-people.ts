import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../../test/network.ts';
import { articleOf } from '../../../../../test/open-article.tsx';
import { anOpenPost, openEditor } from '../../editing/test-support/open-editor.tsx';

export const UPDATE = '/admin/post/update';
const DETAIL = '/admin/post/detail/5';

export const LINES = [
  'Mùa lúa chín ở Mường Lống bắt đầu từ đầu tháng chín.',
  'Bà con gặt từ tờ mờ sáng để kịp phơi trong ngày nắng.',
  'Giá lúa năm nay cao hơn năm trước nên ai cũng phấn khởi.',
];

/** The post with these lines; later versions than the first are saved by a colleague. */
export function aVersion(version: number, lines: readonly string[], changes: Partial<Post> = {}): Post {
  const by = version === 1 ? {} : { updatedBy: { userId: '8', name: 'Trần Minh' } };
  return anOpenPost({}, { version, content: articleOf(...lines), ...by, ...changes });
}

/** A server that is at `now` while the editor opened `LINES`; a save over it succeeds. */
export async function openWhile(
  network: Network,
  now: Post,
  opened: Post = aVersion(1, LINES),
): Promise<void> {
  await openEditor(network, opened);
  let current = now;
  network.reply(UPDATE, () => {
    if (sentVersion(network) !== current.version) return refuse();
    const body = network.to(UPDATE).at(-1)?.body as Partial<Post>;
    current = { ...current, ...body, version: current.version + 1 };
    return Response.json({ error: 0, data: current });
  });
  network.reply(DETAIL, () => Response.json({ error: 0, data: current }));
}

export function refuse(): Response {
  return Response.json({ error: -409, code: 'VERSION_CONFLICT', message: 'Có bản mới' }, { status: 409 });
}

const body = () => page.getByRole('textbox', { name: 'Nội dung bài viết' });
export const line = (text: string) => body().getByText(text, { exact: false });

/** Types at the end of the line with these words. */
export async function typeAfter(text: string, typed: string): Promise<void> {
  await userEvent.click(line(text));
  await userEvent.keyboard(`{End}${typed}`);
}

export const save = () => userEvent.keyboard('{Control>}s{/Control}');

export function shownLines(): string[] {
  return [...body().element().querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
}

/** The base version of the newest save. */
export function sentVersion(network: Network): number {
  return (network.to(UPDATE).at(-1)?.body as Post | undefined)?.version ?? 0;
}

/** The lines that the newest save sent. */
export function sentLines(network: Network): string[] {
  const post = network.to(UPDATE).at(-1)?.body as Post | undefined;
  return (post?.content.content ?? []).map(({ content }) => content?.map(({ text }) => text).join('') ?? '');
}

export async function expectSent(network: Network, lines: readonly string[]): Promise<void> {
  await expect.poll(() => sentLines(network)).toEqual(lines);
}
