import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { Page, PageDraft, PageUpdate } from '@toasoan/contract/features/pages/page.ts';
import type { PageState } from '@toasoan/contract/features/pages/workflow/page-states.ts';
import { article } from '#server/features/posts/test-support/a-newsroom.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

interface PageStaff extends Person {
  readonly headers: Record<string, string>;
}

/** A project with people who keep its pages: SUPPER_ADMIN all of them. */
export async function aPagesRoom(server: TestServer) {
  const projectId = await aProject(server.db);
  const hire = async (): Promise<PageStaff> => {
    const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [projectId] });
    return { ...person, headers: await signIn(server.db, person, { project: projectId }) };
  };
  const [author, editor, admin] = [await hire(), await hire(), await hire()];
  const { headers } = admin;
  const finished = (): PageDraft => ({
    title: `Quy chế số ${aNumber()}`,
    content: article('Tòa soạn duyệt bình luận mỗi ngày.'),
  });
  const write = (draft: PageDraft = {}): Promise<Page> =>
    server.ask(pageEndpoints.create, { headers, body: draft });
  const move = ({ id, version }: Pick<Page, 'id' | 'version'>, to: PageState): Promise<Page> =>
    server.ask(pageEndpoints.transition, { headers, params: { id }, body: { version, to } });
  const read = ({ id }: Pick<Page, 'id'>): Promise<Page> =>
    server.ask(pageEndpoints.detail, { headers, params: { id } });
  const save = ({ id, version }: Pick<Page, 'id' | 'version'>, draft: Omit<PageUpdate, 'id' | 'version'>) =>
    server.ask(pageEndpoints.update, { headers, body: { id, version, ...draft } });
  return {
    projectId,
    author,
    editor,
    admin,
    hire,
    finished,
    write,
    move,
    read,
    save,
    published: async (draft: PageDraft = {}) =>
      await move(await write({ ...finished(), ...draft }), 'PUBLISHED'),
    refusedWrite: (draft: PageDraft) => server.refusal(pageEndpoints.create, { headers, body: draft }),
    refusedSave: ({ id, version }: Pick<Page, 'id' | 'version'>, draft: Omit<PageUpdate, 'id' | 'version'>) =>
      server.refusal(pageEndpoints.update, { headers, body: { id, version, ...draft } }),
    refusedMove: ({ id, version }: Pick<Page, 'id' | 'version'>, to: PageState) =>
      server.refusal(pageEndpoints.transition, { headers, params: { id }, body: { version, to } }),
  };
}
