import * as z from 'zod/mini';
import { byReaders, inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams } from '../../core/ids.ts';
import { pageOf, pageQuery } from '../../core/paging.ts';
import { mailedToken, readerEmail, readerFields, readerParams } from '../../core/reader-fields.ts';
import { LANGUAGES } from '../../vocabulary/language.ts';
import { readerFiles } from '../attachments/attachment.ts';
import { attachmentEndpoints } from '../attachments/attachment-endpoints.ts';
import {
  dataRequest,
  dataRequestAct,
  dataRequestAssign,
  dataRequestCreate,
  dataRequestDetail,
  dataRequestExport,
  dataRequestExtend,
  dataRequestFields,
  dataRequestMove,
  dataRequestPhone,
  dataRequestTimes,
  dataRequestTimesUpdate,
} from './data-request.ts';
import { holdings, namedPosts } from './held-data.ts';

/** open: not answered; overdue: open past its due time; closed: answered or refused. */
export const DATA_REQUEST_VIEWS = ['open', 'overdue', 'closed', 'all'] as const;
export type DataRequestView = (typeof DATA_REQUEST_VIEWS)[number];

/** `show` and not `view`: the list stands in a page whose parts are its views. */
export const dataRequestListQuery = z.strictObject({
  ...pageQuery,
  show: z._default(z.enum(DATA_REQUEST_VIEWS, { error: 'choice' }), 'open'),
});

const access = inArea('data-requests');
const changes = ['NOT_FOUND', 'RULES_NOT_MET', 'VERSION_MISSING', 'VERSION_CONFLICT'] as const;
const asked = ['NOT_FOUND', 'RULES_NOT_MET', 'SECRET_UNREADABLE'] as const;

export const dataRequestEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/data-request/list',
    summary:
      'Requests of people about their own data: open ones by due time, then the closed ones, newest first.',
    access,
    query: dataRequestListQuery,
    data: pageOf(dataRequest),
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/data-request/counts',
    summary: 'How many requests each tab holds.',
    access,
    data: z.object({ open: z.number(), overdue: z.number(), closed: z.number(), all: z.number() }),
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/data-request/detail/{id}',
    summary: 'One request with its history and what may be done with it now; contact data is masked.',
    access,
    params: idParams,
    data: dataRequestDetail,
    errors: ['NOT_FOUND'],
  }),
  handlers: defineEndpoint({
    method: 'GET',
    path: '/admin/data-request/handlers',
    summary: 'Who may be given a request.',
    access,
    data: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/data-request/create',
    summary: 'Enter a request that came by letter, mail, telephone or in person.',
    access,
    body: dataRequestCreate,
    data: dataRequest,
    errors: ['RULES_NOT_MET'],
    creates: true,
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/data-request/transition/{id}',
    summary: 'Check who asks, begin, answer or refuse; answer and refusal are mailed where possible.',
    access,
    params: idParams,
    body: dataRequestMove,
    data: dataRequest,
    errors: [...changes],
  }),
  extend: defineEndpoint({
    method: 'POST',
    path: '/admin/data-request/extend/{id}',
    summary: 'Move the due time once, with a reason that the requester is told.',
    access,
    params: idParams,
    body: dataRequestExtend,
    data: dataRequest,
    errors: [...changes],
  }),
  assign: defineEndpoint({
    method: 'POST',
    path: '/admin/data-request/assign/{id}',
    summary: 'Say who handles a request.',
    access,
    params: idParams,
    body: dataRequestAssign,
    data: dataRequest,
    errors: [...changes],
  }),
  reveal: defineEndpoint({
    method: 'POST',
    path: '/admin/data-request/reveal/{id}',
    summary: 'Show how the requester is reached; the log keeps who looked.',
    access,
    params: idParams,
    data: z.object({ email: z.string(), phone: z.string() }),
    errors: ['NOT_FOUND', 'SECRET_UNREADABLE'],
  }),
  holdings: defineEndpoint({
    method: 'POST',
    path: '/admin/data-request/holdings/{id}',
    summary:
      'What the project holds of the person by e-mail, telephone and name, without posts; the log keeps who looked.',
    access,
    params: idParams,
    data: holdings,
    errors: [...asked],
  }),
  namedPosts: defineEndpoint({
    method: 'GET',
    path: '/admin/data-request/named-posts/{id}',
    summary:
      'A step through the published posts: those that name the person, and where the next step begins.',
    access,
    params: idParams,
    query: z.strictObject({ after: z.optional(contentId) }),
    data: namedPosts,
    errors: ['NOT_FOUND'],
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/admin/data-request/export/{id}',
    summary: 'The chosen records of the person in full, as a JSON file to hand over.',
    access,
    params: idParams,
    body: dataRequestExport,
    data: z.object({ fileName: z.string(), json: z.string(), count: z.number() }),
    errors: [...asked],
  }),
  act: defineEndpoint({
    method: 'POST',
    path: '/admin/data-request/act/{id}',
    summary: 'Erase, forget or stop publishing what the person left as a reader, as the request asks.',
    access,
    params: idParams,
    body: dataRequestAct,
    data: dataRequest,
    errors: [...changes, 'SECRET_UNREADABLE'],
  }),
  times: defineEndpoint({
    method: 'GET',
    path: '/admin/data-request/times',
    summary:
      'Within how many hours the project answers, and how long requests keep their person and cases their files.',
    access,
    data: dataRequestTimes,
  }),
  saveTimes: defineEndpoint({
    method: 'POST',
    path: '/admin/data-request/times/update',
    summary: 'Change the times; requests that have come keep their due time.',
    access,
    body: dataRequestTimesUpdate,
    data: dataRequestTimes,
    errors: ['VERSION_MISSING', 'VERSION_CONFLICT'],
  }),
  retention: defineEndpoint({
    method: 'GET',
    path: '/admin/data-request/retention',
    summary: 'How long the project keeps personal data, place by place.',
    access,
    data: z.object({
      commentContactDays: z.number(),
      requestMonths: z.number(),
      evidenceMonths: z.number(),
      auditMonths: z.number(),
    }),
  }),
};

/** What proves who asks. */
export const dataRequestAttachments = attachmentEndpoints({
  path: '/admin/data-request',
  name: 'personal data request',
  reads: access,
  opens: access,
  adds: access,
  removes: access,
});

/** What readers send. */
export const readerDataRequestEndpoints = {
  send: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/data-requests',
    summary: 'Ask the newsroom about one’s own data; answers the number of the request, and mails a link.',
    access: byReaders('request', { captcha: true }),
    params: z.strictObject(readerParams),
    body: z.strictObject({
      ...readerFields,
      ...dataRequestFields,
      email: readerEmail,
      phone: dataRequestPhone,
      ...readerFiles,
      lang: z._default(z.enum(LANGUAGES, { error: 'choice' }), 'vi'),
    }),
    data: z.object({ number: z.string(), dueTime: z.string(), isLinkMailed: z.boolean() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
    bodyLimit: 32 * 1024,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/data-request-email/confirm',
    summary: 'Confirms by the mailed link, once, that the requester reads the e-mail address of the request.',
    access: byReaders('confirm'),
    params: z.strictObject(readerParams),
    body: mailedToken,
    data: z.object({ number: z.string() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    bodyLimit: 4 * 1024,
  }),
};
