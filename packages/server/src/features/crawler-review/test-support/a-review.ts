import type { CrawledItemDetail } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';
import { aCrawledItem } from './a-crawled-item.ts';

let count = 0;
type Of = Pick<CrawledItemDetail, 'id' | 'version'>;

/** A newsroom with somebody who reviews texts, a source with an agreement, and the calls about its texts. */
export async function aReview(server: TestServer) {
  const room = await aNewsroom(server);
  const { projectId } = room;
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [projectId] });
  const headers = await signIn(server.db, person, { project: projectId });

  async function aSource(changes: object = {}): Promise<string> {
    count += 1;
    const body = {
      title: `Báo Ví Dụ ${count}`,
      homeUrl: `https://bao-duyet-${count}.example/`,
      agreementState: 'SIGNED' as const,
      agreementNo: '14/2026',
      ...changes,
    };
    return (await server.ask(parserSourceEndpoints.create, { headers, body })).id;
  }
  const sourceId = await aSource();

  const detail = (id: string) => server.ask(crawlerReviewEndpoints.detail, { headers, params: { id } });
  const anItem = async (more: Parameters<typeof aCrawledItem>[3] = {}, source = sourceId) =>
    await detail(await aCrawledItem(server.db, projectId, source, more));
  const accept = ({ id, version }: Of, more: object = {}) =>
    server.ask(crawlerReviewEndpoints.accept, { headers, body: { id, version, ...more } });
  const restore = ({ id, version }: Of) =>
    server.ask(crawlerReviewEndpoints.restore, { headers, body: { id, version } });
  const postOf = ({ postId }: Pick<CrawledItemDetail, 'postId'>) =>
    server.ask(postEndpoints.detail, { headers, params: { id: postId ?? '' } });
  return { room, headers, projectId, aSource, anItem, detail, accept, restore, postOf };
}
export type Review = Awaited<ReturnType<typeof aReview>>;
