import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { standing, suggestionTypes } from './own-marks.ts';

function asItWouldBe(nodes: Fragment): Fragment {
  const left: Node[] = [];
  nodes.forEach((node) => {
    const { deletion } = suggestionTypes(node.type.schema);
    if ((node.isInline || node.isLeaf) && deletion.isInSet(node.marks)) return;
    left.push(node.mark(standing(node.marks)).copy(asItWouldBe(node.content)));
  });
  return Fragment.fromArray(left);
}

function withoutMarks({ content, openStart, openEnd }: Slice): Slice {
  return new Slice(asItWouldBe(content), openStart, openEnd);
}

/** What is copied or moved is the text as it would be: suggestions stay where they were made. */
export const copyWithout = new Plugin({
  props: { transformCopied: withoutMarks, transformPasted: withoutMarks },
});
