import {
  type FooterColumn,
  type FooterLink,
  MAX_HEADING,
} from '@toasoan/contract/features/footers/footer-content.ts';
import { linkKey, MAX_ITEM_TITLE } from '@toasoan/contract/features/menus/menu-item.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelField } from '#web/features/drafts/public.ts';
import {
  itemName,
  LinkNameFields,
  LinkTargetFields,
  type TargetsByKey,
} from '#web/features/menus/public-links.ts';
import { languageName } from '#web/features/projects/public.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import styles from './footer-editor.module.css';

interface FooterPanelProps {
  /** A column or a link. */
  readonly chosenId: string | undefined;
  readonly columns: readonly FooterColumn[];
  readonly targets: TargetsByKey;
  readonly otherLanguages: readonly string[];
  readonly titleInput: RefObject<HTMLInputElement | null>;
  /** @param name changes of one name in a row are one step to undo */
  readonly onColumn: (id: string, set: Partial<FooterColumn>, name: string) => void;
  readonly onLink: (id: string, set: Partial<FooterLink>, name: string) => void;
}

/** The properties of the chosen column or link. */
export function FooterPanel(props: FooterPanelProps) {
  const { chosenId, columns } = props;
  const { t } = useTranslation('footers');
  const column = columns.find(({ id }) => id === chosenId);
  if (column !== undefined) return <ColumnFields {...props} column={column} />;
  const link = columns.flatMap(({ links }) => links).find(({ id }) => id === chosenId);
  if (link !== undefined) return <LinkFields {...props} link={link} />;
  return <p className={styles.none}>{t('panel.none')}</p>;
}

function ColumnFields(props: FooterPanelProps & { readonly column: FooterColumn }) {
  const { column, otherLanguages, titleInput, onColumn } = props;
  const { t } = useTranslation('footers');
  const { id, heading, names, html } = column;
  return (
    <section className={styles.panel} aria-label={t('panel.label')}>
      <h2>{heading || t('panel.column')}</h2>
      <PanelField
        label={t('panel.heading')}
        value={heading}
        onChange={(next) => onColumn(id, { heading: next }, 'heading')}
      >
        {(control) => <TextInput {...control} ref={titleInput} maxLength={MAX_HEADING} />}
      </PanelField>
      {otherLanguages.map((lang) => (
        <PanelField
          key={lang}
          label={t('panel.headingIn', { language: languageName(lang) })}
          value={names[lang] ?? ''}
          onChange={(name) => {
            const { [lang]: _, ...others } = names;
            onColumn(id, { names: name === '' ? others : { ...others, [lang]: name } }, `name ${lang}`);
          }}
        >
          {(control) => <TextInput {...control} lang={lang} maxLength={MAX_HEADING} />}
        </PanelField>
      ))}
      <PanelField
        label={t('panel.html')}
        hint={t('panel.htmlHint')}
        value={html}
        onChange={(next) => onColumn(id, { html: next }, 'html')}
      >
        {(control) => <TextArea {...control} rows={5} spellCheck={false} />}
      </PanelField>
    </section>
  );
}

function LinkFields(props: FooterPanelProps & { readonly link: FooterLink }) {
  const { link, targets, otherLanguages, titleInput, onLink } = props;
  const { t } = useTranslation('footers');
  const { id } = link;
  const targetName = targets.get(linkKey(link))?.name ?? '';
  return (
    <section className={styles.panel} aria-label={t('panel.label')}>
      <h2>{itemName(link, targets) || t('link.unnamed')}</h2>
      <PanelField
        label={t('panel.title')}
        hint={targetName && t('panel.titleHint')}
        value={link.title}
        onChange={(title) => onLink(id, { title }, 'title')}
      >
        {(control) => (
          <TextInput {...control} ref={titleInput} maxLength={MAX_ITEM_TITLE} placeholder={targetName} />
        )}
      </PanelField>
      <LinkTargetFields link={link} targets={targets} onChange={(set, name) => onLink(id, set, name)} />
      <PanelField
        label={t('panel.newTab')}
        value={link.target === 'BLANK'}
        onChange={(isNew) => onLink(id, { target: isNew ? 'BLANK' : 'SELF' }, 'newTab')}
      >
        {(control) => <Switch {...control} />}
      </PanelField>
      <LinkNameFields
        link={link}
        targets={targets}
        otherLanguages={otherLanguages}
        onChange={(set, name) => onLink(id, set, name)}
      />
    </section>
  );
}
