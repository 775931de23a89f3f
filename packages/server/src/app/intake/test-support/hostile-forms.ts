import type { HostileForm } from './hostile-form.ts';
import { type PickOne, type Random, wordOf as word } from './random-words.ts';

const STRANGE_TARGETS = [
  'post-0',
  'post--1',
  'POST-1',
  'post-1e3',
  'page-1',
  'post-99999999999999999999',
  '%00',
  '..%2f',
];
const ADDRESSES = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'file:///etc/passwd',
  'https://',
];
const PHONES = ['<b>0912</b>', '0912345678 OR 1=1', '٠٩١٢٣٤٥٦٧٨', '0'.repeat(200)];

const body = (value: unknown) => JSON.stringify(value);
const sentence = (random: Random) => `Bài viết hay, ${word(random)} ${word(random)} ${word(random)}.`;
const email = (random: Random) => `${word(random)}.${word(random)}@mail.example`;
const token = (random: Random) => `tsn_${Array.from({ length: 43 }, () => word(random)[0]).join('')}`;

const badEmail: HostileForm['kinds'][number] = (random, _, { honest }) => ({
  name: 'bad e-mail',
  body: body({ ...honest(random), email: `${word(random)}<script>@x` }),
});
const badKey: HostileForm['kinds'][number] = (random, _, { honest }) => ({
  name: 'bad key',
  body: body(honest(random)),
  headers: { 'idempotency-key': 'a b\u007f'.repeat(90) },
});
/** Each changes one field of an honest body. */
const wrong =
  (name: string, change: (random: Random, pick: PickOne) => object): HostileForm['kinds'][number] =>
  (random, pick, { honest }) => ({
    name,
    body: body({ ...honest(random), ...change(random, pick) }),
  });

export function commentForm(post: string): HostileForm {
  return {
    path: `/comments/post-${post}/send`,
    honest: (random) => ({ authorName: 'An Bình', content: sentence(random) }),
    text: 'content',
    most: 2_000,
    kinds: [
      badEmail,
      badKey,
      (random, pick, { honest }) => ({
        name: 'strange target',
        body: body(honest(random)),
        path: `/comments/${pick(STRANGE_TARGETS)}/send`,
      }),
      (random, _, { honest }) => ({
        name: 'no target',
        body: body(honest(random)),
        path: `/comments/post-${900_000_000 + Math.floor(random() * 1e6)}/send`,
      }),
      wrong('foreign parent', () => ({ parentId: '900000000' })),
    ],
  };
}

export function suggestionForm({
  post,
  current,
}: {
  readonly post: string;
  readonly current: string;
}): HostileForm {
  return {
    path: '/translation-suggestions',
    honest: (random) => ({
      postId: post,
      pageUrl: 'https://hue.example/en/bai',
      current,
      suggested: sentence(random),
      reason: 'STYLE',
    }),
    text: 'suggested',
    most: 5_000,
    kinds: [
      badEmail,
      badKey,
      wrong('no page', (random) => ({ postId: String(900_000_000 + Math.floor(random() * 1e6)) })),
      wrong('another paragraph', (random) => ({ current: sentence(random) })),
      wrong('a link', (random) => ({ suggested: `${sentence(random)} https://${word(random)}.example` })),
      wrong('strange page', (_, pick) => ({ pageUrl: pick(ADDRESSES) })),
      wrong('unknown reason', (random) => ({ reason: word(random) })),
    ],
  };
}

const files = [
  badEmail,
  badKey,
  wrong('bad phone', (_, pick) => ({ phone: pick(PHONES) })),
  wrong('files without a ticket', () => ({ files: ['1', '2'] })),
  wrong('invented ticket', (random) => ({ ticket: token(random), files: [] })),
] as const;

/** The public forms, and what stands behind the links in their mails. */
export const REQUEST_FORMS: readonly HostileForm[] = [
  {
    path: '/correction-requests',
    honest: (random) => ({
      requesterName: 'Trần Văn Mẫu',
      requesterOrg: '',
      email: email(random),
      phone: '',
      relation: 'READER',
      postUrl: 'https://hue.example/gia-lua',
      claim: sentence(random),
      proposal: '',
      evidenceLinks: [],
    }),
    text: 'claim',
    most: 5_000,
    kinds: [
      ...files,
      wrong('strange address', (_, pick) => ({ postUrl: pick(ADDRESSES) })),
      wrong('strange links', (_, pick) => ({ evidenceLinks: [pick(ADDRESSES)] })),
      wrong('many links', () => ({ evidenceLinks: Array(50).fill('https://hue.example/a') })),
      wrong('unknown relation', (random) => ({ relation: word(random) })),
    ],
  },
  {
    path: '/data-requests',
    honest: (random) => ({
      kind: 'ACCESS',
      requesterName: 'Trần Văn Mẫu',
      capacity: 'SELF',
      subjectName: '',
      email: email(random),
      phone: '',
      details: sentence(random),
      refs: [],
      lang: 'vi',
    }),
    text: 'details',
    most: 5_000,
    kinds: [
      ...files,
      wrong('strange page', (_, pick) => ({ refs: [pick(ADDRESSES)] })),
      wrong('unknown kind', (random) => ({ kind: word(random) })),
      wrong('nobody to ask for', () => ({ capacity: 'PARENT' })),
    ],
  },
  {
    path: '/comment-erasure/ask',
    honest: (random) => ({ email: email(random) }),
    text: 'email',
    most: 254,
    kinds: [badEmail],
  },
  ...['/comment-email/confirm', '/comment-erasure/confirm', '/data-request-email/confirm'].map(
    (path): HostileForm => ({
      path,
      honest: (random) => ({ token: token(random) }),
      text: 'token',
      most: 47,
      kinds: [(random, _, { honest }) => ({ name: 'invented secret', body: body(honest(random)) })],
    }),
  ),
  {
    path: '/attachments/ticket',
    honest: () => ({ form: 'correctionRequest' }),
    text: 'form',
    most: 40,
    kinds: [wrong('unknown form', (random) => ({ form: word(random) }))],
  },
];
