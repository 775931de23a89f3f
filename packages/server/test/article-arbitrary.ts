import type { ArticleDocument, ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import {
  ARTICLE_NODES,
  NODE_NAMES,
  type NodeRule,
  TEXT_MARK_NAMES,
} from '@toasoan/contract/article/node-table.ts';
import fc from 'fast-check';

const WORDS = fc.oneof(
  fc.constantFrom(
    'Nghệ An',
    'ướt',
    ' ',
    '  ',
    'a',
    '<b>',
    '&amp;',
    '&#60;',
    '"',
    "'",
    '\u00A0',
    '\n',
    '</p>',
    '<!--',
    ']]>',
    '𡨸',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary-ascii', maxLength: 12 }),
);
const ADDRESS = fc.constantFrom(
  'https://a.vn',
  'https://b.vn/x?y=1&z="2"'.replaceAll('"', ''),
  '/tin',
  'mailto:a@b.vn',
  'tel:0238-3123',
);

/** Words of one line as a source may contain them; the generator yields their canonical form. */
const LINE = fc.oneof(fc.constant(''), WORDS);
const embed: fc.Arbitrary<ArticleNode> = fc
  .record({
    source: fc.constantFrom(
      { provider: 'youtube', id: 'dQw4w9WgXcQ' },
      { provider: 'vimeo', id: '76979871/8272103f6e' },
      { provider: 'facebook', id: '10153231379946729' },
      { provider: 'tiktok', id: '7106594312292453675' },
      { provider: 'dailymotion', id: 'x8abcde' },
      { provider: 'x', id: '1790000000000000000' },
      { provider: 'spotify', id: 'episode/4rOoJ6Egrf8K2IrywzwOMk' },
    ),
    title: fc.oneof(LINE, fc.constant('Video YouTube')),
    caption: LINE,
  })
  .map(({ source, title, caption }) => ({ type: 'embed', attrs: { ...source, title, caption } }));

const figure: fc.Arbitrary<ArticleNode> = fc
  .record({
    mediaId: fc.constantFrom('1', '987654321'),
    key: fc.constant('AbCdEfGhIjKlMnOpQr-_Uv'),
    width: fc.constantFrom(0, 1600),
    height: fc.constantFrom(0, 900),
    alt: LINE,
    caption: LINE,
    credit: LINE,
    align: fc.constantFrom('center', 'left', 'right', 'wide'),
  })
  .map((attrs) => ({ type: 'figure', attrs }));

const attachment: fc.Arbitrary<ArticleNode> = fc
  .record({
    mediaId: fc.constantFrom('5', '6'),
    key: fc.constant('AbCdEfGhIjKlMnOpQr-_Uv'),
    extension: fc.constantFrom('pdf', 'docx'),
    sizeBytes: fc.constantFrom(0, 900, 1_240_000),
    name: WORDS.map((words) => `Tệp ${words}`),
  })
  .map((attrs) => ({ type: 'attachment', attrs }));

const gallery: fc.Arbitrary<ArticleNode> = fc
  .record({ layout: fc.constantFrom('grid', 'slides'), caption: LINE })
  .chain((attrs) =>
    fc
      .array(figure, { minLength: 1, maxLength: 3 })
      .map((content): ArticleNode => ({ type: 'gallery', attrs, content })),
  );

const link: fc.Arbitrary<ArticleMark> = fc
  .record(
    {
      href: ADDRESS,
      newTab: fc.boolean(),
      nofollow: fc.boolean(),
      target: fc.constantFrom('post:12', 'category:3', 'tag:987654321'),
    },
    { requiredKeys: ['href', 'newTab', 'nofollow'] },
  )
  .map((attrs) => ({ type: 'link', attrs }));
const mark = fc.oneof(
  ...TEXT_MARK_NAMES.map(
    (type): fc.Arbitrary<ArticleMark> => (type === 'link' ? link : fc.constant({ type })),
  ),
);
const marks = fc.uniqueArray(mark, { selector: (one) => one.type, maxLength: 3 });

const inline: fc.Arbitrary<ArticleNode> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(WORDS, marks).map(([text, own]): ArticleNode => ({ type: 'text', marks: own, text })),
  },
  { weight: 1, arbitrary: marks.map((own): ArticleNode => ({ type: 'hardBreak', marks: own })) },
);

const ruleOf = (type: ArticleNode['type']): NodeRule => ARTICLE_NODES[type];

function attributes(type: ArticleNode['type']): fc.Arbitrary<Record<string, number>> {
  const entries = Object.entries(ruleOf(type).attrs ?? {}).flatMap(([name, rule]) =>
    rule.kind === 'integer'
      ? [[name, fc.integer({ min: rule.min, max: Math.min(rule.max, 5) })] as const]
      : [],
  );
  return fc.record(Object.fromEntries(entries));
}

/** Built once for each depth: making arbitraries costs more than generating from them. */
const known = new Map<string, fc.Arbitrary<ArticleNode>>();
function once(key: string, make: () => fc.Arbitrary<ArticleNode>): fc.Arbitrary<ArticleNode> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

/** A block of one kind with everything that it may contain, `levels` containers deep. */
const block = (type: ArticleNode['type'], levels: number) =>
  once(`${type} ${levels}`, () => makeBlock(type, levels));

function makeBlock(type: ArticleNode['type'], levels: number): fc.Arbitrary<ArticleNode> {
  const { content, textblock } = ruleOf(type);
  if (type === 'embed') return embed;
  if (type === 'figure') return figure;
  if (type === 'attachment') return attachment;
  if (type === 'gallery') return gallery;
  if (textblock === 'rich')
    return fc.record({
      type: fc.constant(type),
      attrs: attributes(type),
      content: fc.array(inline, { maxLength: 5 }),
    });
  if (textblock === 'plain')
    return WORDS.map((text) => ({ type, content: text === '' ? [] : [{ type: 'text', text }] }));
  if (content === undefined) return fc.constant({ type });
  const first = content.first === undefined ? [] : [block('paragraph', levels - 1)];
  const rest = fc.array(anyOf(content.of, levels - 1), { minLength: content.atLeast, maxLength: 3 });
  return fc
    .tuple(attributes(type), fc.tuple(...first), rest)
    .map(([attrs, lead, others]) => ({ type, attrs, content: [...lead, ...others] }));
}

function anyOf(names: readonly string[], levels: number): fc.Arbitrary<ArticleNode> {
  const isDeep = (type: ArticleNode['type']) =>
    ruleOf(type).content !== undefined && ruleOf(type).textblock === undefined;
  const allowed = NODE_NAMES.filter((type) => names.includes(type));
  const fitting = allowed.filter((type) => levels > 0 || !isDeep(type));
  const types = fitting.length > 0 ? fitting : allowed;
  return once(`${types.join()} ${levels}`, () => fc.oneof(...types.map((type) => block(type, levels))));
}

/** Any article that the node table allows, in its canonical form. */
export const anyArticle: fc.Arbitrary<ArticleDocument> = block('doc', 3).map((document) =>
  checkArticle(document),
);
