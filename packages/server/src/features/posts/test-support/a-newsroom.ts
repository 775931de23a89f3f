import type { Role } from '@toasoan/contract/access/roles.ts';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
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

/** A project with everything a post needs to be published. */
export interface Newsroom {
  readonly projectId: string;
  readonly author: Staff;
  readonly editor: Staff;
  readonly admin: Staff;
  readonly categoryId: string;
  hire(role: Role): Promise<Staff>;
  category(title?: string): Promise<string>;
  tag(title?: string): Promise<string>;
  /** Fields with which a draft can be published. */
  finished(): PostDraft;
  write(by: Staff, draft?: PostDraft): Promise<Post>;
  transition(by: Staff, post: Pick<Post, 'id' | 'version'>, to: PostState, reason?: string): Promise<Post>;
  /** Has ADMIN schedule it. */
  schedule(post: Pick<Post, 'id' | 'version'>, time: Date): Promise<Post>;
  /** A post of `by` that ADMIN has brought into this state. */
  postIn(state: keyof typeof WAYS | 'SCHEDULED', by: Staff, draft?: PostDraft): Promise<Post>;
}

const A_REASON = 'Sai số liệu, chờ kiểm tra lại.';
const HOUR_MS = 3_600_000;
/** The states in order. */
const WAYS = {
  DRAFT: [],
  SUBMITTED: ['SUBMITTED'],
  EDITING: ['SUBMITTED', 'EDITING'],
  RETURNED: ['SUBMITTED', 'RETURNED'],
  PENDING_APPROVAL: ['SUBMITTED', 'EDITING', 'PENDING_APPROVAL'],
  REJECTED: ['SUBMITTED', 'REJECTED'],
  PUBLISHED: ['PUBLISHED'],
  UNPUBLISHED: ['PUBLISHED', 'UNPUBLISHED'],
  TRASHED: ['TRASHED'],
} as const satisfies Partial<Record<PostState, readonly PostState[]>>;
const WITH_REASON: readonly PostState[] = ['RETURNED', 'REJECTED', 'UNPUBLISHED'];

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
    excerpt: 'Vài câu dẫn vào bài.',
    content: article('Nội dung của bài.'),
    mainCategoryId: categoryId,
    authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
  });
  const write = (by: Staff, draft: PostDraft = {}) =>
    server.ask(postEndpoints.create, { headers: by.headers, body: draft });
  const transition = (by: Staff, post: Pick<Post, 'id' | 'version'>, to: PostState, reason?: string) =>
    server.ask(postEndpoints.transition, {
      headers: by.headers,
      params: { id: post.id },
      body: { version: post.version, to, reason },
    });
  const schedule = ({ id, version }: Pick<Post, 'id' | 'version'>, time: Date) =>
    server.ask(postEndpoints.transition, {
      headers,
      params: { id },
      body: { version, to: 'SCHEDULED', scheduleTime: time.toISOString() },
    });
  const postIn: Newsroom['postIn'] = async (state, by, draft = {}) => {
    const post = await write(by, { ...finished(), ...draft });
    if (state === 'SCHEDULED') return await schedule(post, new Date(Date.now() + HOUR_MS));
    let current = post;
    for (const to of WAYS[state]) {
      current = await transition(admin, current, to, WITH_REASON.includes(to) ? A_REASON : undefined);
    }
    return current;
  };
  const people = { author, editor, admin };
  return {
    projectId,
    ...people,
    categoryId,
    hire,
    category,
    tag,
    finished,
    write,
    transition,
    schedule,
    postIn,
  };
}
