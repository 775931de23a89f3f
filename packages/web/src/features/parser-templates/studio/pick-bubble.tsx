import { useQuery } from '@tanstack/react-query';
import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { StudioPage } from '@toasoan/contract/features/parser-templates/studio.ts';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { isTyping } from '#web/ui/hooks/is-typing.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { suggestions } from '../template-queries.ts';
import { fieldName } from '../template-words.ts';
import { boxOf, elementsOf, nodeOf, parentOf } from './page-boxes.ts';
import styles from './pick-bubble.module.css';
import { MAIN_FIELDS, OTHER_FIELDS, selectorText, withFirst } from './studio-model.ts';
import type { Pick, Studio } from './use-studio.ts';

interface PickBubbleProps {
  readonly studio: Studio;
  readonly page: StudioPage;
  readonly pick: Pick;
  readonly element: Element;
  /** Width of the page. */
  readonly room: number;
  readonly onClose: () => void;
}

const WIDTH = 280;

/** The selector that is proposed for an element, for which field, and how often it is found. */
export function PickBubble({ studio, page, pick, element, room, onClose }: PickBubbleProps) {
  const { t } = useTranslation('parser-templates');
  const bubble = useRef<HTMLFieldSetElement>(null);
  const { template, draft, setPick, setSelectors, choose } = studio;
  const { node, field } = pick;
  const asked = { id: template.id, url: page.url, field, node };
  const { data, error, isPending } = useQuery(suggestions(useProjectId(), asked));
  const [best] = data?.items ?? [];
  const parent = parentOf(element);
  const { left, top, height } = boxOf(element);
  const toParent = () => {
    if (parent) setPick({ node: nodeOf(parent), field });
  };
  const toField = (next: PageField) => {
    choose(next);
    setPick({ node, field: next });
  };
  function use() {
    if (best === undefined) return;
    setSelectors(field, withFirst(draft.fields[field], best.selector));
    choose(field);
    onClose();
  }
  useEffect(() => {
    bubble.current?.querySelector('select')?.focus({ preventScroll: true });
    bubble.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const run = isForBubble(event, bubble.current) ? actionOf(event) : undefined;
      if (run === undefined) return;
      event.preventDefault();
      run();
    }
    function actionOf({ key, altKey }: KeyboardEvent): (() => void) | undefined {
      if (key === 'Escape') return onClose;
      if (altKey) return key === 'ArrowUp' ? toParent : undefined;
      const named = /^[1-8]$/.test(key) ? MAIN_FIELDS[Number(key) - 1] : undefined;
      return named && (() => toField(named));
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return (
    <fieldset
      ref={bubble}
      className={styles.bubble}
      style={{
        insetInlineStart: `${Math.max(0, Math.min(left, room - WIDTH))}px`,
        insetBlockStart: `${top + height + 8}px`,
      }}
    >
      <legend className="visually-hidden">{t('pick.legend')}</legend>
      <code>{best === undefined ? `<${element.localName}>` : selectorText(best.selector)}</code>
      <p role="status">
        {isPending && t('pick.searching')}
        {error?.message}
        {data && best === undefined && t('pick.none')}
        {best && (
          <>
            {t('pick.elements', { count: elementsOf(element.ownerDocument, best.selector).length })} ·{' '}
            {t('test.share', { found: best.tests.found, of: best.tests.of })}
          </>
        )}
      </p>
      <label className={styles.bubbleField}>
        {t('pick.field')}
        <select value={field} onChange={(event) => toField(event.target.value as PageField)}>
          {[...MAIN_FIELDS, ...OTHER_FIELDS].map((one, index) => (
            <option key={one} value={one}>
              {index < MAIN_FIELDS.length ? `${index + 1} · ` : ''}
              {fieldName(one)}
            </option>
          ))}
        </select>
      </label>
      <Row>
        <Button
          variant="main"
          size="compact"
          disabledReason={best === undefined ? t('pick.none') : undefined}
          onClick={use}
        >
          {t('pick.use')}
        </Button>
        <Button
          size="compact"
          className={styles.bubbleButton}
          disabledReason={parent === undefined ? t('pick.noParent') : undefined}
          onClick={toParent}
        >
          {t('pick.parent')} <ArrowUp size={14} aria-hidden />
        </Button>
        <Button size="compact" className={styles.bubbleButton} onClick={onClose}>
          {t('close')}
        </Button>
      </Row>
    </fieldset>
  );
}

/** Keys that are typed somewhere else stay there; the choice of the field is part of the bubble. */
function isForBubble(event: KeyboardEvent, bubble: Element | null): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  const isChoice = event.target instanceof HTMLSelectElement && bubble?.contains(event.target) === true;
  return isChoice || !isTyping(event.target);
}
