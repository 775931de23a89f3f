import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { entryUploadMetadata } from '@toasoan/contract/features/contest-entries/entry.ts';
import {
  entryEndpoints as endpoints,
  entryUploadEndpoints as uploads,
} from '@toasoan/contract/features/contest-entries/entry-endpoints.ts';
import { ENTRY_FILE_HEADER } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import {
  type ReaderCall,
  type ReaderRoute,
  type ReaderUploadCall,
  readerRoute,
  readerUploadRoute,
  readerWriteRoute,
} from '#server/core/http/reader-route.ts';
import { tusCalls } from '#server/core/tus/tus-calls.ts';
import { bytesIn, checkProtocol, metadataIn } from '#server/core/tus/upload-headers.ts';
import type { EntryLink } from './access/entry-link-store.ts';
import { bearerOf, getLink, getLinkOf } from './access/get-link.ts';
import { askCode, openByCode } from './access/open-entries.ts';
import { beginDraft, dropDraft, removeFile, saveDraft } from './drafts/change-drafts.ts';
import type { EntryDependencies } from './entry-dependencies.ts';
import { entryStateOf } from './entry-state.ts';
import { sendEntry } from './sending/send-entry.ts';
import { withdrawEntry } from './sending/withdraw-entry.ts';
import { beginEntryUpload } from './uploads/begin-entry-upload.ts';
import { endEntryUpload } from './uploads/end-entry-upload.ts';
import { entryPartPrefix } from './uploads/entry-part-prefix.ts';
import { dropEntryUpload, expiryOf } from './uploads/entry-upload-expiry.ts';
import { entryUploads, findOwnUpload, type OwnUploadRow } from './uploads/entry-upload-store.ts';

/** Every call with which readers enter a contest. */
export function entryRoutes(deps: EntryDependencies): readonly ReaderRoute[] {
  return [...draftRoutes(deps), ...fileRoutes(deps)];
}

interface Held {
  readonly body: { readonly token: string };
}

function draftRoutes(deps: EntryDependencies): readonly ReaderRoute[] {
  const { now, isJurorEmail } = deps;
  const linkOf = <E extends Endpoint>(call: ReaderCall<E>): Promise<EntryLink> =>
    getLink(call.db, call.projectId, (call as unknown as Held).body.token, now());
  const answer = <E extends Endpoint>({ db, language }: ReaderCall<E>, link: EntryLink) =>
    entryStateOf(db, link, { now: now(), language });
  return [
    readerWriteRoute(endpoints.askCode, async ({ db, projectId, body }) => ({
      expireTime: (await askCode(deps, db, projectId, body)).toISOString(),
    })),
    readerRoute(endpoints.open, async (call) => {
      const { token, link } = await openByCode(deps, call.db, call.projectId, call.body);
      return { token, state: await answer(call, link) };
    }),
    readerRoute(endpoints.state, async (call) => await answer(call, await linkOf(call))),
    readerWriteRoute(endpoints.begin, async (call) => {
      const link = await linkOf(call);
      const { language, body } = call;
      await beginDraft(call.db, link, { workId: body.workId, language, now: now(), isJurorEmail });
      return await answer(call, link);
    }),
    readerWriteRoute(endpoints.save, async (call) =>
      saveDraft(call.db, await linkOf(call), call.body, now()),
    ),
    readerWriteRoute(endpoints.drop, async (call) => {
      const link = await linkOf(call);
      await dropDraft(call.db, link, call.body.draftId, now());
      return await answer(call, link);
    }),
    readerWriteRoute(endpoints.removeFile, async (call) => {
      const link = await linkOf(call);
      const { draftId, fileId } = call.body;
      await removeFile(call.db, link, { draftId, fileId, now: now() });
      return await answer(call, link);
    }),
    readerWriteRoute(endpoints.send, async (call) => {
      const link = await linkOf(call);
      const number = await sendEntry(deps, call, link, call.body);
      return { number, state: await answer(call, link) };
    }),
    readerWriteRoute(endpoints.withdraw, async (call) => {
      const link = await linkOf(call);
      await withdrawEntry(call, link, { ...call.body, now: now() });
      return await answer(call, link);
    }),
  ];
}

type CallOfOne = ReaderUploadCall<typeof uploads.send>;

/** tus 1.0 for the files of drafts; a secret that opens another draft finds nothing. */
function fileRoutes(deps: EntryDependencies): readonly ReaderRoute[] {
  const { storage, now } = deps;
  const linkOf = ({ db, projectId, headers }: Pick<CallOfOne, 'db' | 'projectId' | 'headers'>) =>
    getLinkOf(db, projectId, headers, now());
  const calls = tusCalls<CallOfOne, OwnUploadRow>(deps, {
    store: entryUploads,
    prefixOf: entryPartPrefix,
    expiryOf,
    findOwn: ({ db, projectId, headers, params }) =>
      findOwnUpload(db, projectId, { token: bearerOf(headers), id: params.uploadId, now: now() }),
    end: async (call, row) => ({
      [ENTRY_FILE_HEADER]: row.file_id ?? (await endEntryUpload(deps, call.db, row)),
    }),
    drop: ({ db }, row) => dropEntryUpload(db, storage, row),
  });
  return [
    readerUploadRoute(uploads.begin, async (call) => {
      checkProtocol(call.headers);
      const length = bytesIn(call.headers, 'Upload-Length');
      const metadata = metadataIn(call.headers, entryUploadMetadata);
      const id = await calls.inTurn(async () =>
        beginEntryUpload(call.db, await linkOf(call), { metadata, length }, now()),
      );
      const headers = { location: `${call.path}/${id}`, 'upload-expires': expiryOf(now()).toUTCString() };
      return { status: 201, headers };
    }),
    readerUploadRoute(uploads.progress, calls.progress),
    readerUploadRoute(uploads.send, calls.send),
    readerUploadRoute(uploads.cancel, calls.cancel),
  ];
}
