import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '#web/patterns/picker/use-search-text.ts';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { OptionList } from '#web/ui/select/option-list.tsx';
import { highlightParts } from '#web/ui/text/highlight-parts.ts';
import { type Command, matching } from './commands.ts';
import styles from './palette.module.css';
import { useCommands } from './use-commands.tsx';
import { useFoundRecords } from './use-found-records.tsx';

/** What the query found, where the label does not show it: an address, a passage, an alias. */
function foundBy({ label, words = '' }: Command, query: string): string {
  const isShown = query.trim() === '' || highlightParts(label, query).some(({ match }) => match);
  return isShown ? '' : words;
}

/** Goes anywhere and does anything by a few letters: screens, recent pages, projects, records, actions. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['palette', 'patterns']);
  // As they were when it opened: choosing one must not shuffle the rest.
  const [known] = useState(useCommands());
  const { query, settled, setQuery } = useSearchText();
  const found = useFoundRecords(settled);
  const commands = [...matching(known, query), ...found.commands];

  function choose({ run }: Command) {
    onClose();
    run();
  }
  return (
    <Modal aria-label={t('title')} className={styles.layer} onClose={onClose}>
      <div className={styles.box}>
        <OptionList
          label={t('title')}
          options={commands.map((command) => ({
            value: command.key,
            label: command.label,
            detail: [t(`kind.${command.kind}`), foundBy(command, query)].filter(Boolean).join(' · '),
            icon: command.icon,
          }))}
          isChosen={() => false}
          onChoose={(option) => {
            const command = commands.find(({ key }) => key === option.value);
            if (command) choose(command);
          }}
          query={query}
          onQuery={setQuery}
          hint={found.isLoading ? t('patterns:picker.loading') : found.error?.message}
        />
        <p className={styles.foot}>{t('hint')}</p>
      </div>
    </Modal>
  );
}
