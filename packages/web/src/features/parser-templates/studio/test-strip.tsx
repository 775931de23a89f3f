import type { TestPage } from '@toasoan/contract/features/parser-templates/studio.ts';
import { Check, Plus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { changeTemplate } from '../template-queries.ts';
import { fieldName } from '../template-words.ts';
import fieldStyles from './fields.module.css';
import { MAIN_FIELDS } from './studio-model.ts';
import stripStyles from './test-strip.module.css';
import type { Studio } from './use-studio.ts';

const AddPageDialog = lazyOverlay(async () => ({
  default: (await import('./add-page-dialog.tsx')).AddPageDialog,
}));

/** The test pages, each with a tick per field. */
export function TestStrip({ studio }: { readonly studio: Studio }) {
  const { t } = useTranslation('parser-templates');
  const { template, trial, url, show, run } = studio;
  const [isAdding, setAdding] = useState(false);
  const pages = template.testUrls.map(
    (testUrl) => trial?.items.find((item) => item.url === testUrl) ?? unread(testUrl),
  );
  const remove = (gone: string) =>
    void run((at) => changeTemplate(at, { testUrls: template.testUrls.filter((one) => one !== gone) }));
  return (
    <section className={stripStyles.strip} aria-label={t('test.pages')}>
      <p className={stripStyles.stripHead}>
        {t('test.pages')}
        <strong>{trial === undefined ? '…' : `${trial.passed} / ${trial.total}`}</strong>
      </p>
      <ul className={stripStyles.cards}>
        {pages.map((page) => (
          <li key={page.url} className={stripStyles.card} data-current={page.url === url || undefined}>
            <button
              type="button"
              className={stripStyles.cardButton}
              aria-pressed={page.url === url}
              onClick={() => show(page.url)}
            >
              <span className={stripStyles.cardTitle}>
                <span className={stripStyles.source} aria-hidden>
                  {initialsOf(page.sourceTitle)}
                </span>
                <span className={fieldStyles.cut}>{page.title || page.url}</span>
              </span>
              <span className="visually-hidden">{t(page.passes ? 'test.passes' : 'test.fails')}</span>
              <Ticks page={page} />
            </button>
            <IconButton
              size="compact"
              variant="quiet"
              className={stripStyles.dropPage}
              icon={<X size={14} />}
              label={t('test.remove', { title: page.title || page.url })}
              onClick={() => remove(page.url)}
            />
          </li>
        ))}
      </ul>
      <Button size="compact" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
        {t('test.add')}
      </Button>
      <Suspense>{isAdding && <AddPageDialog studio={studio} onClose={() => setAdding(false)} />}</Suspense>
    </section>
  );
}

function Ticks({ page }: { readonly page: TestPage }) {
  const { t } = useTranslation('parser-templates');
  const { marks, passes } = page;
  // Before its first reading nothing is said of a page.
  const unknown = page.isStored ? 'NONE' : 'MISSING';
  const words = MAIN_FIELDS.map((field) => `${fieldName(field)}: ${t(`mark.${marks?.[field] ?? unknown}`)}`);
  const why = t(page.isStored ? 'test.unread' : 'test.notStored');
  return (
    <span className={stripStyles.ticks} data-tip={marks === null ? why : words.join('\n')}>
      {MAIN_FIELDS.map((field) => (
        <span key={field} className={stripStyles.tick} data-mark={marks?.[field] ?? unknown} />
      ))}
      {passes ? (
        <Check size={14} className={stripStyles.passes} aria-hidden />
      ) : (
        <X size={14} className={stripStyles.fails} aria-hidden />
      )}
    </span>
  );
}

function unread(url: string): TestPage {
  return {
    url,
    sourceTitle: '',
    title: '',
    marks: null,
    places: null,
    values: null,
    passes: false,
    refusal: null,
    isStored: true,
  };
}

/** "Báo Ví Dụ" → "VD". */
function initialsOf(title: string): string {
  const words = title.split(/\s+/).filter(Boolean).slice(-2);
  return words.map((word) => word[0]?.toLocaleUpperCase('vi') ?? '').join('') || '·';
}
