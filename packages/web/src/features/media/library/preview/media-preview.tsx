import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { ChevronLeft, ChevronRight, Crop, Download, Info, Link2, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '#web/core/preferences/page-config.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { Modal } from '#web/ui/overlay/modal.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { RightsProblems } from '../../rights-problems.tsx';
import { fileName, fileSize } from '../file-words.ts';
import { publicAddress } from '../save-original.ts';
import type { FileActions } from '../use-file-actions.tsx';
import type { LibraryFiles } from '../use-library-files.ts';
import { UsesList } from '../uses-list.tsx';
import styles from './media-preview.module.css';
import { PreviewStage } from './preview-stage.tsx';

const FACTS = 'media.previewFacts';

interface MediaPreviewProps {
  readonly files: LibraryFiles;
  readonly index: number;
  readonly actions: FileActions;
  readonly onIndex: (index: number) => void;
  readonly onOpen: (file: MediaRow) => void;
  readonly onClose: () => void;
}

/** One file at window size; arrow keys move to the next, Space and Esc close. */
export function MediaPreview({ files, index, actions, onIndex, onOpen, onClose }: MediaPreviewProps) {
  const { t } = useTranslation(['library', 'ui']);
  const titleId = useId();
  const showsFacts = usePageConfig(({ panels }) => panels[FACTS] ?? true);
  const file = files.at(index);
  const { look } = files;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason to look.
  useEffect(() => look(index, index), [index]);

  const step = (by: number) => {
    const next = index + by;
    if (next >= 0 && next < files.count) onIndex(next);
  };
  const toggleFacts = () =>
    usePageConfig.setState(({ panels }) => ({ panels: { ...panels, [FACTS]: !showsFacts } }));

  const acts: Readonly<Record<string, () => void>> = {
    arrowright: () => step(1),
    arrowleft: () => step(-1),
    ' ': onClose,
    i: toggleFacts,
    e: () => file && onOpen(file),
    c: () => file && actions.mayCrop(file) && actions.crop(file.id),
  };
  function pressed(event: KeyboardEvent<HTMLElement>) {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    // Keys that belong to a video player or to the focused button.
    const own = event.target instanceof HTMLMediaElement || event.target instanceof HTMLButtonElement;
    if (own && event.key !== 'Escape' && (event.key === ' ' || event.target instanceof HTMLMediaElement))
      return;
    const act = acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  }
  return (
    <Modal aria-labelledby={titleId} className={styles.layer} onClose={onClose} onKeyDown={pressed}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {file ? fileName(file) : t('preview.loading')}
        </h2>
        <span className={styles.place} aria-live="polite">
          {formatNumber(index + 1)} / {formatNumber(files.count)}
        </span>
        <span className={styles.actions}>
          {file && <PreviewActions file={file} actions={actions} onOpen={() => onOpen(file)} />}
          <IconButton
            icon={<Info size={18} />}
            label={t('preview.facts')}
            shortcut="I"
            aria-pressed={showsFacts}
            onClick={toggleFacts}
          />
          <IconButton icon={<X size={18} />} label={t('ui:close')} shortcut="Esc" onClick={onClose} />
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.stage} data-first-focus tabIndex={-1}>
          {file && <PreviewStage key={file.id} file={file} />}
          <span className={styles.previous}>
            <IconButton
              variant="plain"
              size="large"
              icon={<ChevronLeft size={22} />}
              label={t('preview.previous')}
              shortcut="←"
              disabledReason={index === 0 ? t('preview.first') : undefined}
              onClick={() => step(-1)}
            />
          </span>
          <span className={styles.next}>
            <IconButton
              variant="plain"
              size="large"
              icon={<ChevronRight size={22} />}
              label={t('preview.next')}
              shortcut="→"
              disabledReason={index === files.count - 1 ? t('preview.last') : undefined}
              onClick={() => step(1)}
            />
          </span>
        </div>
        {showsFacts && file && <PreviewFacts file={file} />}
      </div>
    </Modal>
  );
}

interface PreviewActionsProps {
  readonly file: MediaRow;
  readonly actions: FileActions;
  readonly onOpen: () => void;
}

function PreviewActions({ file, actions, onOpen }: PreviewActionsProps) {
  const { t } = useTranslation('library');
  return (
    <>
      <IconButton icon={<Pencil size={18} />} label={t('action.open')} shortcut="E" onClick={onOpen} />
      {actions.mayCrop(file) && (
        <IconButton
          icon={<Crop size={18} />}
          label={t('action.crop')}
          shortcut="C"
          onClick={() => actions.crop(file.id)}
        />
      )}
      <IconButton
        icon={<Download size={18} />}
        label={t('action.download')}
        onClick={() => actions.save(file)}
      />
      {publicAddress(file) !== '' && (
        <IconButton
          icon={<Link2 size={18} />}
          label={t('action.copyAddress')}
          onClick={() => actions.copyAddress(file)}
        />
      )}
    </>
  );
}

/** The details of the file, beside it. */
function PreviewFacts({ file }: { readonly file: MediaRow }) {
  const { t } = useTranslation(['library', 'media']);
  const { picture } = file;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('field.alt'), file.alt],
    [t('field.caption'), file.caption],
    [t('field.credit'), file.credit],
    [t('field.licence'), t(`media:licence.${file.licence}`)],
    [t('field.licenceStatus'), t(`media:licenceStatus.${file.licenceStatus}`)],
    [t('field.licenceUntil'), file.licenceUntil ? showDay(file.licenceUntil) : ''],
    [t('field.takenTime'), file.takenTime && <DateText time={file.takenTime} />],
    [t('column.createdBy'), file.createdBy.name],
    [t('column.createTime'), <DateText key="time" time={file.createTime} />],
    [t('column.pixels'), picture ? `${picture.width}×${picture.height}` : ''],
    [t('column.sizeBytes'), fileSize(file.sizeBytes)],
    [t('field.fileName'), file.fileName],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className={styles.facts} aria-label={t('preview.facts')} tabIndex={0}>
      <RightsProblems file={file} />
      <dl className={styles.list}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {file.useCount > 0 && (
        <>
          <h3 className={textStyles.hint}>{t('section.uses')}</h3>
          <UsesList id={file.id} />
        </>
      )}
    </section>
  );
}
