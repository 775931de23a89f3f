import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styles from './article-compare.module.css';
import type { TextBlock } from './model/block.ts';
import { placeKey } from './model/block-keys.ts';
import type { Note } from './model/notes.ts';

interface ShownNotesProps {
  readonly notes: readonly Note[];
  readonly before: TextBlock;
  readonly after: TextBlock;
}

type Texts = TFunction<'article-compare'>;

const CONTAINERS: Readonly<Record<string, string>> = {
  insertion: 'place.insertion',
  deletion: 'place.deletion',
  bulletList: 'place.bulletList',
  orderedList: 'place.orderedList',
  blockquote: 'place.blockquote',
  pullQuote: 'place.pullQuote',
  factBox: 'place.factBox',
  gallery: 'place.gallery',
};
const LISTS: readonly string[] = ['bulletList', 'orderedList'];
const BLOCKS: Readonly<Record<string, string>> = {
  codeBlock: 'block.codeBlock',
  related: 'block.related',
};

/** What the words do not show: other marks, other addresses, another kind of block. */
export function ShownNotes({ notes, before, after }: ShownNotesProps) {
  const { t } = useTranslation('article-compare');
  const from = blockName(before, t);
  const to = blockName(after, t);
  const isSameKind =
    placeKey(before.places) === placeKey(after.places) &&
    before.name === after.name &&
    JSON.stringify(before.attrs) === JSON.stringify(after.attrs);
  const lines = [
    ...(isSameKind ? [] : [from === to ? t('note.otherSettings') : t('note.kind', { from, to })]),
    ...notes.map((note) => (note.kind === 'link' ? linkLine(note, t) : marksLine(note, t))),
  ];
  return [...new Set(lines)].map((line) => (
    <p key={line} className={styles.note}>
      {line}
    </p>
  ));
}

function blockName(block: TextBlock, t: Texts): string {
  const places = block.places.map(({ container, marker, start }) => {
    const name = t(CONTAINERS[container] ?? 'place.other');
    if (start !== undefined) return t('place.from', { name, start });
    return marker !== undefined && LISTS.includes(container) ? t('place.item', { name }) : name;
  });
  const own =
    block.name === 'heading'
      ? t('block.heading', { level: String(block.attrs.level ?? '') })
      : t(BLOCKS[block.name] ?? 'block.paragraph');
  return [...places, own].join(' › ');
}

function linkLine({ text, before, after }: Extract<Note, { kind: 'link' }>, t: Texts): string {
  if (before === undefined) return t('note.linkAdded', { text, to: address(after, t) });
  if (after === undefined) return t('note.linkRemoved', { text, from: address(before, t) });
  return t('note.link', { text, from: address(before, t), to: address(after, t) });
}

function address(attrs: ArticleAttributes | undefined, t: Texts): string {
  const settings = [attrs?.newTab === true && t('link.newTab'), attrs?.nofollow === true && 'nofollow'];
  return [attrs?.href, ...settings].filter(Boolean).join(', ');
}

function marksLine({ text, on, off }: Extract<Note, { kind: 'marks' }>, t: Texts): string {
  const changes = [
    ...on.map((name) => t('mark.on', { name: t(`mark.${name}`) })),
    ...off.map((name) => t('mark.off', { name: t(`mark.${name}`) })),
  ];
  return t('note.marks', { text, changes: changes.length === 0 ? t('mark.other') : changes.join(', ') });
}
