import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { type LayoutKind, REGIONS, type Region } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { absenceOf } from './block-state.ts';
import styles from './canvas.module.css';
import { CanvasBlock } from './canvas-block.tsx';
import { type Blocks, inRegion } from './canvas-model.ts';
import { type CanvasActions, inOrder } from './use-canvas.ts';
import { type CanvasOver, useCanvasDrops, useDropPoint } from './use-canvas-drag.ts';
import type { CanvasDevice } from './use-canvas-view.ts';

export interface CanvasProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly kind: LayoutKind;
  readonly blocks: Blocks;
  readonly templates: LayoutDetail['templates'];
  /** Of the palette, not saved yet. */
  readonly added: ReadonlyMap<string, string>;
  /** Undefined before the first answer. */
  readonly composed: readonly ComposedBlock[] | undefined;
  readonly device: CanvasDevice;
  readonly language: RecordLanguage;
  readonly time: Date;
  readonly chosenId: string | undefined;
  /** Nothing may be moved: a past page, an archived layout, a person who may only read. */
  readonly isFixed: boolean;
  readonly nameOf: (id: string) => string;
  readonly actions: CanvasActions;
  readonly onEdit: (id: string) => void;
}

/** Pages whose own content stands at the beginning of the main region. */
const WITHOUT_CONTENT: readonly LayoutKind[] = ['HOME', 'LANDING'];
/** The region beside the main one. */
const NARROW: Region = 'right';

/** The page in the look of the site, light in both themes, with its regions where readers get them. */
export function Canvas(props: CanvasProps) {
  const { root, kind, device, actions } = props;
  const project = useCurrentProject();
  const over = useCanvasDrops(actions.drop);
  return (
    <div ref={root} className={styles.ground}>
      <div
        className={styles.paper}
        data-width={device}
        data-device={device === 'mobile' ? 'mobile' : 'desktop'}
        data-kind={kind}
      >
        <p className={styles.masthead}>{project?.name}</p>
        {REGIONS.map((region) => (
          <RegionView key={region} {...props} region={region} over={over} />
        ))}
      </div>
    </div>
  );
}

interface RegionViewProps extends CanvasProps {
  readonly region: Region;
  readonly over: CanvasOver | undefined;
}

function RegionView(props: RegionViewProps) {
  const {
    region,
    over,
    kind,
    blocks,
    templates,
    added,
    composed,
    language,
    time,
    chosenId,
    isFixed,
    nameOf,
  } = props;
  const { actions, onEdit } = props;
  const { t } = useTranslation('layouts');
  const element = useRef<HTMLElement>(null);
  useDropPoint(element, region, null);
  const mates = inRegion(blocks, region);
  const isOver = over?.region === region;
  function dropAt(id: string) {
    if (!isOver || over.besideId !== id) return undefined;
    return over.isAfter ? 'after' : 'before';
  }
  /** Put here a moment ago. */
  const isComing = ({ templateId }: LayoutBlock, made: ComposedBlock | undefined) =>
    made === undefined && templateId !== null && added.has(templateId) && !hasTemplate(templateId);
  const hasTemplate = (templateId: string) => templates.some(({ id }) => id === templateId);
  function walk(id: string, by: -1 | 1) {
    const all = inOrder(blocks);
    const next = all[all.findIndex((one) => one.id === id) + by];
    if (next) actions.focus(next.id);
  }
  const name = t(`region.${region}`);
  return (
    <section
      ref={element}
      aria-label={name}
      className={styles.region}
      data-region={region}
      data-narrow={region === NARROW || undefined}
    >
      <p className={styles.regionName} aria-hidden>
        {name}
      </p>
      {region === 'main' && !WITHOUT_CONTENT.includes(kind) && (
        <p className={styles.content}>{t(`content.${kind as Exclude<LayoutKind, 'HOME' | 'LANDING'>}`)}</p>
      )}
      {mates.length > 0 && (
        <ol className={styles.blocks}>
          {mates.map((block) => {
            const made = composed?.find(({ id }) => id === block.id);
            return (
              <CanvasBlock
                key={block.id}
                block={block}
                name={nameOf(block.id)}
                composed={made}
                absence={
                  composed && !isComing(block, made)
                    ? absenceOf(block, made, templates, { now: time, language })
                    : undefined
                }
                language={language}
                isChosen={block.id === chosenId}
                isFixed={isFixed}
                drop={dropAt(block.id)}
                actions={actions}
                onWalk={(by) => walk(block.id, by)}
                onEdit={() => onEdit(block.id)}
              />
            );
          })}
        </ol>
      )}
      {isOver && over.besideId === null ? (
        <p className={styles.dropHere}>
          {t('dropHere', { title: over.dragged.title, region: name, position: mates.length + 1 })}
        </p>
      ) : (
        mates.length === 0 && !isFixed && <p className={styles.empty}>{t('empty.region')}</p>
      )}
    </section>
  );
}
