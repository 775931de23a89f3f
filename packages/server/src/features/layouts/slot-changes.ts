import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { SlotChanges, SlotPlace } from '@toasoan/contract/features/layouts/dry-run.ts';

interface Standing {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly place: SlotPlace;
  /** The same for a block of the same template, wherever it stands. */
  readonly block: string;
}

export const titleOfBlock = ({
  config,
  templateTitle,
}: Pick<ComposedBlock, 'config' | 'templateTitle'>): string => config.heading.vi || templateTitle;

/** What readers see, each thing at its first place. */
function standing(blocks: readonly ComposedBlock[]): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const block of blocks.filter(({ isHidden }) => !isHidden)) {
    const at = { blockId: block.id, blockTitle: titleOfBlock(block), region: block.region };
    for (const { kind, id, title, slot } of block.items) {
      const key = `${kind} ${id}`;
      const place = { ...at, slot };
      if (!found.has(key)) found.set(key, { kind, id, title, place, block: block.templateCode || block.id });
    }
  }
  return found;
}

/** What a page gains and loses. A thing that only shifts within its block keeps its place. */
export function slotChanges(before: readonly ComposedBlock[], after: readonly ComposedBlock[]): SlotChanges {
  const [old, fresh] = [standing(before), standing(after)];
  const enters = [...fresh].filter(([key]) => !old.has(key));
  const leaves = [...old].flatMap(([key, one]) => {
    const now = fresh.get(key);
    const { kind, id, title, place: from } = one;
    return now?.block === one.block ? [] : [{ kind, id, title, from, to: now?.place ?? null }];
  });
  return { enters: enters.map(([, { kind, id, title, place: to }]) => ({ kind, id, title, to })), leaves };
}

/** Posts that readers see twice, and items without the picture that their block shows. */
export function weakSpots(blocks: readonly ComposedBlock[]) {
  const shown = blocks
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ config, items }) =>
      items.map(({ kind, id, title, image }) => ({ config, kind, id, title, image })),
    );
  const named = ({ kind, id, title }: (typeof shown)[number]) => ({ kind, id, title });
  const posts = Map.groupBy(
    shown.filter(({ kind }) => kind === 'post'),
    ({ id }) => id,
  );
  return {
    repeated: [...posts.values()].flatMap(([first, ...again]) =>
      first !== undefined && again.length > 0 ? [named(first)] : [],
    ),
    withoutPicture: shown
      .filter(({ config, image, kind }) => config.showImage && image === null && kind === 'post')
      .map(named),
  };
}
