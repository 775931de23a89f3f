import { useQuery } from '@tanstack/react-query';
import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import type {
  FallPages,
  StudioPage,
  Suggestion,
} from '@toasoan/contract/features/parser-templates/studio.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { CopyFrame } from '../studio/copy-frame.tsx';
import { boxOf, elementsOf, elementsOfField, isSeen, nodeOf, placed } from '../studio/page-boxes.ts';
import { PointLayer } from '../studio/point-layer.tsx';
import copyStyles from '../studio/safe-copy.module.css';
import { elementsShowing } from '../studio/shown-on-page.ts';
import { shownValue } from '../studio/shown-value.ts';
import { hueOf, selectorText } from '../studio/studio-model.ts';
import type { Studio } from '../studio/use-studio.ts';
import { studioPageOf } from '../template-queries.ts';
import { fieldName } from '../template-words.ts';
import styles from './fall.module.css';

interface Pointing {
  readonly keysId: string;
  readonly node: number | undefined;
  readonly onPoint: (node: number) => void;
}

interface FallPageProps {
  readonly studio: Studio;
  readonly title: string;
  /** Said where no such page is stored. */
  readonly none: string;
  readonly page: FallPages['found'];
  readonly field: PageField;
  /** A proposal that is drawn on the page; its value is that of the page. */
  readonly proposal: Pick<Suggestion, 'selector' | 'value'> | undefined;
  /** Elements of the page can be chosen. */
  readonly pointing?: Pointing;
}

/** The safe copy of one page of a fall, with the field where it is found and what a proposal would find. */
export function FallPage({ studio, title, none, page, field, proposal, pointing }: FallPageProps) {
  const { t } = useTranslation('parser-templates');
  const { template, draft } = studio;
  const layer = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery({
    ...studioPageOf(useProjectId(), template, { pageId: page?.id ?? template.id }),
    enabled: page !== null,
  });
  const isHere = page !== null && data?.url === page.url;
  function foundText({ marks: foundAs, values }: StudioPage): string {
    const value = shownValue(field, values);
    if (value === '') return t('fall.nothing');
    return t(foundAs[field] === 'OK' ? 'fall.value' : 'fall.own', { value });
  }
  const marks = (shown: Document) => (
    <>
      {isHere && (
        <Marks
          elements={elementsOfField(shown, field, draft.fields[field], data)}
          className={copyStyles.found}
          field={field}
          label={fieldName(field)}
        />
      )}
      {proposal && (
        <Marks
          key={selectorText(proposal.selector)}
          elements={elementsOfProposal(shown, field, proposal)}
          className={copyStyles.picked}
          field={field}
          label={selectorText(proposal.selector)}
        />
      )}
    </>
  );
  return (
    <section className={styles.page} aria-label={title}>
      <h3 className={textStyles.strong}>{title}</h3>
      {page === null && <p className={styles.none}>{none}</p>}
      {page && (
        <p className={styles.pageName}>
          <strong>{page.title}</strong>
          <span>{formatDateTime(new Date(page.fetchTime))}</span>
        </p>
      )}
      {isHere && <p className={styles.none}>{foundText(data)}</p>}
      {error && <p className={styles.none}>{error.message}</p>}
      {page && !isHere && !error && <Skeleton height="320px" />}
      {isHere && (
        <div className={styles.copy} tabIndex={pointing ? undefined : 0}>
          <CopyFrame url={data.url} html={data.html}>
            {(shown) =>
              pointing ? (
                <PointLayer
                  ref={layer}
                  shown={shown}
                  keysId={pointing.keysId}
                  picked={pointing.node}
                  onPick={pointing.onPoint}
                >
                  {marks(shown)}
                </PointLayer>
              ) : (
                <div className={copyStyles.layer} data-still>
                  {marks(shown)}
                </div>
              )
            }
          </CopyFrame>
        </div>
      )}
    </section>
  );
}

const MOST_MARKS = 20;

/** What it names on the page, else where the page shows its value. */
function elementsOfProposal(
  shown: Document,
  field: PageField,
  { selector, value }: Pick<Suggestion, 'selector' | 'value'>,
): readonly Element[] {
  const named = elementsOf(shown, selector).slice(0, MOST_MARKS);
  return named.length > 0 ? named : elementsShowing(shown, field, value);
}

interface MarksProps {
  readonly elements: readonly Element[];
  readonly className: string | undefined;
  readonly field: PageField;
  readonly label: string;
}

/** Drawn over the elements; the first one is scrolled to. */
function Marks({ elements, className, field, label }: MarksProps) {
  const first = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    first.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return elements
    .filter((element) => isSeen(boxOf(element)))
    .map((element, index) => (
      <span
        key={nodeOf(element)}
        ref={index === 0 ? first : undefined}
        className={className}
        data-hue={hueOf(field)}
        style={placed(boxOf(element))}
      >
        <span className={copyStyles.label}>{label}</span>
      </span>
    ));
}
