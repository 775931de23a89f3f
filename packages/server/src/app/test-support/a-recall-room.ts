import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { Media } from '@toasoan/contract/features/media/media.ts';
import { type RecallResult, recallEndpoints } from '@toasoan/contract/features/media/recall.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { illustrated } from '#server/features/posts/test-support/a-figure.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aMedia } from '#test/factories/a-media.ts';
import type { TestServer } from '#test/test-server.ts';

export const reason = 'Tác giả rút quyền sử dụng ảnh';

export interface RecallRoom {
  readonly room: Newsroom;
  readonly asAdmin: { readonly headers: Record<string, string> };
  picture(title?: string): Promise<string>;
  fileOf(id: string): Promise<Media>;
  read(post: Pick<Post, 'id'>): Promise<Post>;
  /** With another picture, that one comes everywhere. */
  recall(id: string, withId?: string): Promise<RecallResult>;
  /** The file as it was seen at a version. */
  recallAt(id: string, version: number, withId?: string): Promise<RecallResult>;
  undo(result: RecallResult): Promise<RecallResult>;
}

/** A newsroom whose administrator recalls pictures. */
export async function aRecallRoom(server: TestServer): Promise<RecallRoom> {
  const room = await aNewsroom(server);
  const asAdmin = { headers: room.admin.headers };
  const fileOf = (id: string) => server.ask(mediaEndpoints.detail, { ...asAdmin, params: { id } });
  const recallAt: RecallRoom['recallAt'] = (id, version, withId) => {
    const body =
      withId === undefined
        ? ({ mode: 'REMOVE', version, reason } as const)
        : ({ mode: 'SWAP', withId, version, reason } as const);
    return server.ask(recallEndpoints.start, { ...asAdmin, params: { id }, body });
  };
  return {
    room,
    asAdmin,
    fileOf,
    picture: (title = '') => aMedia(server.db, room.projectId, { title }),
    read: ({ id }) => server.ask(postEndpoints.detail, { ...asAdmin, params: { id } }),
    recall: async (id, withId) => recallAt(id, (await fileOf(id)).version, withId),
    recallAt,
    undo: ({ recall: { id, version } }) =>
      server.ask(recallEndpoints.undo, { ...asAdmin, params: { id }, body: { version } }),
  };
}

export function withPicture(mediaId: string): PostDraft {
  return { cover: { mediaId, caption: 'Bìa', alt: 'Bìa' }, content: illustrated(mediaId) };
}
