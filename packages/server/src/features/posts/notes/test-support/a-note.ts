import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { NoteAnchorDraft } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import type { TestServer } from '#test/test-server.ts';
import type { Staff } from '../../test-support/a-newsroom.ts';

type NoteOptions = Partial<BodyInput<typeof noteEndpoints.create>>;

/** What people do with notes of a post, on the real server. */
export function notesOn(server: TestServer) {
  const send = (by: Staff, postId: string, options: NoteOptions = {}) =>
    server.send(noteEndpoints.create, {
      headers: by.headers,
      body: { postId, kind: 'NOTE', text: 'Cần dẫn nguồn.', ...options },
    });
  return {
    send,
    write: (by: Staff, postId: string, options: NoteOptions = {}) =>
      server.ask(noteEndpoints.create, {
        headers: by.headers,
        body: { postId, kind: 'NOTE', text: 'Cần dẫn nguồn.', ...options },
      }),
    mustFix: (by: Staff, postId: string) =>
      server.ask(noteEndpoints.create, {
        headers: by.headers,
        body: { postId, kind: 'NOTE', text: 'Sai số liệu, sửa giúp.', mustFix: true },
      }),
    list: async (by: Staff, id: string) =>
      (await server.ask(noteEndpoints.list, { headers: by.headers, params: { id } })).items,
    setMustFix: (
      by: Staff,
      { id, version }: { readonly id: string; readonly version: number },
      mustFix: boolean,
    ) =>
      server.send(noteEndpoints.setMustFix, {
        headers: by.headers,
        params: { id },
        body: { version, mustFix },
      }),
    act: (
      by: Staff,
      action: 'resolve' | 'reopen' | 'remove',
      { id, version }: { readonly id: string; readonly version: number },
    ) =>
      server.send(noteEndpoints[action] as typeof noteEndpoints.resolve, {
        headers: by.headers,
        params: { id },
        body: { version },
      }),
  };
}

/** The first place in the first block where these words stand. */
export function anchorOf(block: string, text: string): NoteAnchorDraft {
  const at = block.indexOf(text);
  const [prefix, suffix] = [
    block.slice(Math.max(0, at - 40), at),
    block.slice(at + text.length, at + text.length + 40),
  ];
  return { text, prefix, suffix, block: 0, at };
}
