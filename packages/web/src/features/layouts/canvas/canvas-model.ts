import { type LayoutBlock, MAX_BLOCKS } from '@toasoan/contract/features/layouts/layout-block.ts';
import { REGIONS, type Region } from '@toasoan/contract/features/layouts/layout-kinds.ts';

export type Blocks = readonly LayoutBlock[];

/** Blocks of a region, in their order. */
export function inRegion(blocks: Blocks, region: Region): Blocks {
  return blocks.filter((block) => block.region === region);
}

/** A place on the canvas: before the block at `index` of its region, or last. */
export interface CanvasPlace {
  readonly region: Region;
  readonly index: number;
}

function placed(blocks: Blocks, block: LayoutBlock, { region, index }: CanvasPlace): Blocks {
  const others = blocks.filter(({ id }) => id !== block.id);
  const mates = inRegion(others, region);
  const next = mates[index];
  const at = next === undefined ? others.length : others.indexOf(next);
  return others.toSpliced(at, 0, { ...block, region });
}

/** What a new block shows: a template, or settings of its own. */
export type BlockContent = Pick<LayoutBlock, 'templateId' | 'config'>;

/** Unchanged when the layout is full. */
export function addBlock(blocks: Blocks, id: string, content: BlockContent, place: CanvasPlace): Blocks {
  if (blocks.length >= MAX_BLOCKS) return blocks;
  const block: LayoutBlock = {
    id,
    region: place.region,
    ...content,
    hidden: false,
    startTime: null,
    endTime: null,
    audienceLang: [],
    leadHours: null,
  };
  return placed(blocks, block, place);
}

/** Where something is held over the canvas: at a block, or over the rest of a region. */
export interface DropPoint {
  readonly region: Region;
  readonly besideId: string | null;
  readonly isAfter: boolean;
}

/** The place that a drop means; the dragged block itself does not count. */
export function placeOf(
  blocks: Blocks,
  { region, besideId, isAfter }: DropPoint,
  draggedId?: string,
): CanvasPlace {
  const mates = inRegion(blocks, region).filter(({ id }) => id !== draggedId);
  const beside = mates.findIndex(({ id }) => id === besideId);
  return { region, index: beside === -1 ? mates.length : beside + (isAfter ? 1 : 0) };
}

/** By dragging: to any place. */
export function moveTo(blocks: Blocks, id: string, place: CanvasPlace): Blocks {
  const block = blocks.find((one) => one.id === id);
  if (block === undefined) return blocks;
  const after = placed(blocks, block, place);
  return after.every((one, index) => one.id === blocks[index]?.id && one.region === blocks[index]?.region)
    ? blocks
    : after;
}

/** By the keyboard: one place up or down within its region; the ends stay. */
export function step(blocks: Blocks, id: string, by: -1 | 1): Blocks {
  const block = blocks.find((one) => one.id === id);
  if (block === undefined) return blocks;
  const index = inRegion(blocks, block.region).indexOf(block) + by;
  const isInside = index >= 0 && index < inRegion(blocks, block.region).length;
  return isInside ? placed(blocks, block, { region: block.region, index }) : blocks;
}

/** By the keyboard: last in the region before or after its own. */
export function stepRegion(blocks: Blocks, id: string, by: -1 | 1): Blocks {
  const block = blocks.find((one) => one.id === id);
  const region = block && REGIONS[REGIONS.indexOf(block.region) + by];
  return block && region ? placed(blocks, block, { region, index: Number.POSITIVE_INFINITY }) : blocks;
}

export function removeBlock(blocks: Blocks, id: string): Blocks {
  return blocks.filter((block) => block.id !== id);
}

export function changeBlock(blocks: Blocks, id: string, part: Partial<Omit<LayoutBlock, 'id'>>): Blocks {
  return blocks.map((block) => (block.id === id ? { ...block, ...part } : block));
}

/** A copy right behind it. Unchanged when the layout is full. */
export function copyBlock(blocks: Blocks, id: string, copyId: string): Blocks {
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  if (block === undefined || blocks.length >= MAX_BLOCKS) return blocks;
  return blocks.toSpliced(at + 1, 0, { ...block, id: copyId });
}
