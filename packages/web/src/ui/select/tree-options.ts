import type { Option } from './option.ts';

interface TreeNode {
  readonly id: string;
  readonly title: string;
  readonly parentId: string | null;
}

/** Options in the order of the tree, children under their parent; nodes come in the order of their siblings. */
export function treeOptions(nodes: readonly TreeNode[]): readonly Option[] {
  const children = Map.groupBy(nodes, (node) => node.parentId);
  function below(parentId: string | null, path: readonly string[]): Option[] {
    return (children.get(parentId) ?? []).flatMap((node) => {
      const own = [...path, node.title];
      return [{ value: node.id, label: node.title, depth: path.length, path: own }, ...below(node.id, own)];
    });
  }
  return below(null, []);
}
