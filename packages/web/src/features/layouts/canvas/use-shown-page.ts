import { useQuery } from '@tanstack/react-query';
import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { ComposedBlock, PageAt } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { isWholeKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { layoutPreview, pageAt } from '../layout-queries.ts';
import type { Blocks } from './canvas-model.ts';
import { composedPlace } from './composed-place.ts';
import type { CanvasView } from './use-canvas-view.ts';
import { useSettled } from './use-settled.ts';

const SETTLE_MS = 250;

/** What the canvas shows: the draft as readers would get it at a time, or what they got at an earlier one. */
export interface ShownPage {
  readonly blocks: Blocks;
  /** Undefined before the first answer. */
  readonly composed: readonly ComposedBlock[] | undefined;
  readonly time: Date;
  readonly isPast: boolean;
  /** Of an earlier time: where it is from. */
  readonly record: PageAt | undefined;
  /** The post that a layout of posts is tried on. */
  readonly sample: { readonly title: string } | null;
  readonly error: Error | null;
}

export function useShownPage(layout: LayoutDetail, draft: Blocks, view: CanvasView, now: Date): ShownPage {
  const projectId = useProjectId();
  const { at, language, categoryId } = view;
  const place = composedPlace(layout, view);
  const isPast = place !== undefined && at !== null && new Date(at) < now;
  const blocks = useSettled(draft, SETTLE_MS);
  const preview = useQuery({
    ...layoutPreview(projectId, {
      kind: layout.kind,
      blocks: [...blocks],
      lang: language,
      ...(layout.kind === 'CATEGORY' && categoryId !== null && { categoryId }),
      ...(!isWholeKind(layout.kind) && { layoutId: layout.id }),
      ...(at !== null && { at }),
    }),
    enabled: !isPast,
  });
  const past = useQuery({ ...pageAt(projectId, { ...place, at: at ?? '' }), enabled: isPast });
  if (isPast) {
    const { data, error } = past;
    return {
      blocks: data ? data.blocks.map(asBlock) : [],
      composed: data?.blocks,
      time: new Date(at),
      isPast,
      record: data,
      sample: null,
      error,
    };
  }
  const { data, error } = preview;
  const time = at === null ? now : new Date(at);
  return {
    blocks: draft,
    composed: data?.blocks,
    time,
    isPast,
    record: undefined,
    sample: data?.sample ?? null,
    error,
  };
}

/** Of an earlier page, which nobody changes. */
function asBlock({ id, region, config }: ComposedBlock): Blocks[number] {
  return {
    id,
    region,
    templateId: null,
    config: config as BlockConfig,
    hidden: false,
    startTime: null,
    endTime: null,
    audienceLang: [],
  };
}
