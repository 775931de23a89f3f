import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '#web/patterns/picker/use-search-text.ts';
import { useModal } from '#web/ui/overlay/use-modal.ts';
import { OptionList } from '#web/ui/select/option-list.tsx';
import { type Command, matching } from './commands.ts';
import styles from './palette.module.css';
import { useCommands } from './use-commands.tsx';
import { useFoundRecords } from './use-found-records.tsx';

/** Goes anywhere and does anything by a few letters: screens, recent pages, projects, records, actions. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['panel', 'patterns']);
  const box = useRef<HTMLDivElement>(null);
  const keepInside = useModal(box);
  // As they were when it opened: choosing one must not shuffle the rest.
  const [known] = useState(useCommands());
  const { query, settled, setQuery } = useSearchText();
  const found = useFoundRecords(settled);
  const commands = [...matching(known, query), ...found.commands];

  function choose({ run }: Command) {
    onClose();
    run();
  }
  return createPortal(
    <div className={styles.layer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc is the keyboard's way. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way. */}
      <div className={styles.scrim} onClick={onClose} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={t('palette.title')}
        tabIndex={-1}
        className={styles.box}
        onKeyDown={(event) => {
          keepInside(event);
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
        }}
      >
        <OptionList
          label={t('palette.title')}
          options={commands.map((command) => ({
            value: command.key,
            label: command.label,
            detail: t(`palette.kind.${command.kind}`),
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
        <p className={styles.foot}>{t('palette.hint')}</p>
      </div>
    </div>,
    document.body,
  );
}
