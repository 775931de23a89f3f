import type { Role } from '@toasoan/contract/access/roles.ts';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft, PostState } from '@toasoan/contract/features/posts/post.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

export interface Staff extends Person {
  readonly headers: Record<string, string>;
}

/** A project of its own with what a post needs to be published. */
export interface Newsroom {
  readonly projectId: string;
  readonly author: Staff;
  readonly editor: Staff;
  readonly admin: Staff;
  readonly categoryId: string;
  hire(role: Role): Promise<Staff>;
  category(title?: string): Promise<string>;
  tag(title?: string): Promise<string>;
  /** Keys with which a draft can be published. */
  finished(): PostDraft;
  write(by: Staff, draft?: PostDraft): Promise<Post>;
  move(by: Staff, post: Pick<Post, 'id' | 'version'>, to: PostState, reason?: string): Promise<Post>;
  /** A post of `by` that ADMIN has brought into this state. */
  postIn(state: PostState, by: Staff, draft?: PostDraft): Promise<Post>;
}

const A_REASON = 'Sai số liệu, chờ kiểm tra lại.';

export function article(text: string): ArticleDocument {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

export async function aNewsroom(server: TestServer, workflowMode?: WorkflowMode): Promise<Newsroom> {
  const projectId = await aProject(server.db, workflowMode === undefined ? {} : { workflowMode });
  const hire = async (role: Role): Promise<Staff> => {
    const person = await aPerson(server.db, { role, projects: [projectId] });
    return { ...person, headers: await signIn(server.db, person, { project: projectId }) };
  };
  const [author, editor, admin] = [await hire('AUTHOR'), await hire('EDITOR'), await hire('ADMIN')];
  const { headers } = admin;

  const category = async (title = `Chuyên mục ${aNumber()}`) =>
    (await server.ask(categoryEndpoints.create, { headers, body: { title } })).id;
  const tag = async (title = `thẻ ${aNumber()}`) =>
    (await server.ask(tagEndpoints.create, { headers, body: { title } })).id;
  const categoryId = await category();
  const finished = (): PostDraft => ({
    title: `Bài đủ điều kiện ${aNumber()}`,
    content: article('Nội dung của bài.'),
    mainCategoryId: categoryId,
    authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
  });
  const write = (by: Staff, draft: PostDraft = {}) =>
    server.ask(postEndpoints.create, { headers: by.headers, body: draft });
  const move = (by: Staff, post: Pick<Post, 'id' | 'version'>, to: PostState, reason?: string) =>
    server.ask(postEndpoints.transition, {
      headers: by.headers,
      params: { id: post.id },
      body: { version: post.version, to, reason },
    });
  const postIn = async (state: PostState, by: Staff, draft: PostDraft = {}) => {
    const post = await write(by, { ...finished(), ...draft });
    if (state === 'DRAFT') return post;
    if (state === 'TRASHED') return await move(admin, post, 'TRASHED');
    const published = await move(admin, post, 'PUBLISHED');
    return state === 'PUBLISHED' ? published : await move(admin, published, 'UNPUBLISHED', A_REASON);
  };
  return { projectId, author, editor, admin, categoryId, hire, category, tag, finished, write, move, postIn };
}
