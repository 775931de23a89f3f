import { joinBackward, lift, setBlockType, toggleMark, wrapIn } from '@tiptap/pm/commands';
import type { Node } from '@tiptap/pm/model';
import { Fragment, Slice } from '@tiptap/pm/model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from '@tiptap/pm/schema-list';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteRow } from '@tiptap/pm/tables';
import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import fc from 'fast-check';

const p = (text: string): ArticleNode => ({
  type: 'paragraph',
  ...(text !== '' && { content: [{ type: 'text', text }] }),
});
const item = (...content: ArticleNode[]): ArticleNode => ({ type: 'listItem', content });
const figure: ArticleNode = {
  type: 'figure',
  attrs: {
    mediaId: '5',
    key: 'AbCdEfGhIjKlMnOpQr-_Uv',
    width: 0,
    height: 0,
    alt: '',
    caption: 'Cũ',
    credit: '',
    align: 'center',
  },
};
const cell = (text: string): ArticleNode => ({
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1 },
  content: [p(text)],
});

/** One of everything that an article may contain. */
export const START: ArticleDocument = {
  type: 'doc',
  content: [
    p('Một hai ba'),
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Tựa' }] },
    p('bốn năm'),
    {
      type: 'bulletList',
      content: [
        item(p('sáu')),
        item(p('bảy'), { type: 'bulletList', content: [item(p('trong')), item(p('nữa'))] }),
        item(p('tám')),
      ],
    },
    figure,
    { type: 'blockquote', content: [p('chín'), p('mười')] },
    { type: 'horizontalRule' },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('a'), cell('b')] },
        { type: 'tableRow', content: [cell('c'), cell('d')] },
      ],
    },
    p(''),
    { type: 'codeBlock', content: [{ type: 'text', text: 'mã' }] },
    p('cuối'),
  ],
};

const KINDS = [
  'type',
  'type',
  'delete',
  'delete',
  'replace',
  'split',
  'join',
  'heading',
  'paragraph',
  'bold',
  'list',
  'numbers',
  'sink',
  'lift',
  'quote',
  'rule',
  'paste',
  'row',
  'column',
  'noRow',
] as const;

export const anEdit = fc.record({
  kind: fc.constantFrom(...KINDS),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 40 })),
  words: fc.constantFrom<string[]>('x', ' y', 'z ', 'ba'),
});
export type Edit = typeof anEdit extends fc.Arbitrary<infer One> ? One : never;

/** The words where a user who sees the suggested text can put the cursor. */
function isThere(doc: Node, place: number): boolean {
  const $place = doc.resolve(place);
  const around = [$place.nodeBefore, $place.nodeAfter];
  for (let depth = 1; depth <= $place.depth; depth += 1) around.push($place.node(depth));
  const item = $place.node(Math.max(0, $place.depth - 1));
  if (item.type.name === 'listItem') around.push(item.firstChild);
  return (
    $place.parent.isTextblock &&
    around.every((node) => !node?.marks.some(({ type }) => type.name === 'deletion'))
  );
}

function placeNear(doc: Node, wanted: number): number | undefined {
  for (let away = 0; away <= doc.content.size; away += 1)
    for (const place of [wanted + away, wanted - away])
      if (place >= 0 && place <= doc.content.size && isThere(doc, place)) return place;
  return undefined;
}

function commandOf(state: EditorState, { kind }: Edit): Command | undefined {
  const { nodes, marks } = state.schema;
  const node = (name: string) => nodes[name] ?? nodes.paragraph;
  const { paragraph, listItem } = nodes;
  const bold = marks.bold;
  if (!paragraph || !listItem || !bold) return undefined;
  switch (kind) {
    case 'join':
      return joinBackward;
    case 'heading':
      return setBlockType(node('heading') ?? paragraph, { level: 3 });
    case 'paragraph':
      return setBlockType(paragraph);
    case 'bold':
      return toggleMark(bold);
    case 'list':
      return wrapInList(node('bulletList') ?? paragraph);
    case 'numbers':
      return wrapInList(node('orderedList') ?? paragraph);
    case 'sink':
      return sinkListItem(listItem);
    case 'lift':
      return (now, dispatch) => liftListItem(listItem)(now, dispatch) || lift(now, dispatch);
    case 'quote':
      return wrapIn(node('blockquote') ?? paragraph);
    case 'row':
      return addRowAfter;
    case 'column':
      return addColumnAfter;
    case 'noRow':
      return deleteRow;
    default:
      return undefined;
  }
}

function byHand(state: EditorState, { kind, words }: Edit): Transaction | undefined {
  const { schema, selection, tr } = state;
  const { from, to, $from } = selection;
  const { paragraph, horizontalRule } = schema.nodes;
  if (!paragraph || !horizontalRule) return undefined;
  const isCode = $from.parent.type.spec.code === true;
  if (kind === 'type') return tr.insert(from, schema.text(words));
  if (kind === 'delete') return tr.delete(from, to);
  if (kind === 'replace') return tr.delete(from, to).insert(from, schema.text(words));
  if (isCode) return undefined;
  if (kind === 'split') {
    const { listItem } = schema.nodes;
    let split: Transaction | undefined;
    if (listItem && $from.node(-1).type === listItem)
      splitListItem(listItem)(state, (change) => {
        split = change;
      });
    return split ?? tr.split(from, 1, [{ type: paragraph }]);
  }
  if (kind === 'rule') return tr.replaceRangeWith(from, to, horizontalRule.create());
  const lines = [words, 'dòng', words].map((text) => paragraph.create(null, schema.text(text)));
  return tr.replaceRange(from, to, new Slice(Fragment.fromArray(lines), 1, 1));
}

const isDeleted = (node: Node | null | undefined) =>
  node?.marks.some(({ type }) => type.name === 'deletion') === true ||
  (node?.type.name === 'listItem' &&
    node.firstChild?.marks.some(({ type }) => type.name === 'deletion') === true);

/** A user who sees the suggested text cannot split lines that are suggested to be joined. */
function partsALine({ doc, selection: { $from, $to } }: EditorState): boolean {
  let isParted = false;
  doc.nodesBetween($from.before(1), Math.min(doc.content.size, $to.after(1) + 1), (node) => {
    isParted ||= node.isBlock && isDeleted(node);
  });
  return isParted;
}

/** The effect of the edit on the text; undefined for none. */
export function transactionOf(state: EditorState, edit: Edit): Transaction | undefined {
  const size = state.doc.content.size;
  const from = placeNear(state.doc, Math.floor(edit.from * size));
  if (from === undefined) return undefined;
  const to = placeNear(state.doc, Math.min(size, from + edit.length)) ?? from;
  const $ends = [state.doc.resolve(Math.min(from, to)), state.doc.resolve(Math.max(from, to))] as const;
  // Neither begins within a node that does not contain the other.
  const selection = TextSelection.between(...$ends);
  const chosen = state.apply(state.tr.setSelection(selection));
  const command = commandOf(chosen, edit);
  if (command && partsALine(chosen)) return undefined;
  let change: Transaction | undefined;
  try {
    if (command)
      command(chosen, (made) => {
        change = made;
      });
    else change = byHand(chosen, edit);
  } catch (error) {
    // An edit that the schema does not allow is none.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return change?.docChanged ? change : undefined;
}
