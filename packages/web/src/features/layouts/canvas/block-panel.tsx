import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { Unplug, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { ReasonChip } from '#web/features/content-templates/public.ts';
import { OwnConfigForm } from '#web/features/content-templates/public-form.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './block-panel.module.css';
import { BlockShowing, type ShownBlockProps } from './block-showing.tsx';

interface BlockPanelProps extends ShownBlockProps {
  readonly name: string;
  readonly composed: ComposedBlock | undefined;
  readonly layout: LayoutDetail;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The properties of the chosen block: what stands in it and why, its settings, when and for whom it is shown. */
export function BlockPanel(props: BlockPanelProps) {
  const { block, name, composed, layout, isFixed, actions, heading } = props;
  const { t } = useTranslation('layouts');
  const items = composed?.items ?? [];
  return (
    <section aria-label={t('panel.label')}>
      <header className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          {block.templateId === null ? (
            <span className={textStyles.hint}>{t('panel.own')}</span>
          ) : (
            <TabLink to={`/setting_post/manager_content?open=${block.templateId}`}>
              {t('panel.openTemplate')}
            </TabLink>
          )}
        </div>
        <IconButton
          icon={<X size={16} />}
          label={t('panel.close')}
          onClick={() => actions.choose(undefined)}
        />
      </header>
      <InspectorPanel
        name="layout.slots"
        title={t('panel.slots')}
        summary={t('items', { count: items.length })}
      >
        {items.length === 0 && <p className={textStyles.hint}>{t('panel.noItems')}</p>}
        <ol className={styles.slots}>
          {items.map((item) => (
            <li key={`${item.kind} ${item.id}`}>
              <span>{item.title}</span>
              <ReasonChip slot={item.slot} reason={item.reason} />
            </li>
          ))}
        </ol>
      </InspectorPanel>
      <InspectorPanel name="layout.showing" title={t('panel.showing')}>
        <BlockShowing key={block.id} {...props} />
      </InspectorPanel>
      <InspectorPanel name="layout.settings" title={t('panel.settings')}>
        {block.config === null ? (
          <>
            <p className={textStyles.hint}>{t('panel.ofTemplate')}</p>
            {composed && !isFixed && (
              <Button
                icon={<Unplug size={16} />}
                onClick={() =>
                  actions.change(block.id, { templateId: null, config: composed.config as BlockConfig }, '')
                }
              >
                {t('panel.detach')}
              </Button>
            )}
          </>
        ) : (
          <OwnConfigForm
            key={block.id}
            config={block.config}
            names={layout.names}
            disabled={isFixed}
            onChange={(config) => actions.change(block.id, { config }, 'config')}
          />
        )}
      </InspectorPanel>
    </section>
  );
}
