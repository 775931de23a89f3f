import { opmlEndpoints } from '@toasoan/contract/features/parser-sources/opml/opml-endpoints.ts';
import type { ParserSourceListQuery } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { ChevronDown, Download, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { saveFile } from '#web/core/api/save-file.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';

const ImportOpmlDialog = lazyOverlay(async () => ({
  default: (await import('./import-opml-dialog.tsx')).ImportOpmlDialog,
}));

/** Sources and their feeds from a file of another program, and into one. */
export function OpmlMenu({ query }: { readonly query: ParserSourceListQuery }) {
  const { t } = useTranslation('parser-sources');
  const [isImporting, setImporting] = useState(false);
  async function save() {
    const { page: _page, limit: _limit, sort: _sort, happy: _happy, ...filters } = query;
    const { name, text, sources } = await call(opmlEndpoints.export, { query: filters });
    saveFile(name, new Blob([text], { type: 'text/x-opml;charset=utf-8' }));
    showToast({ tone: 'success', text: t('opml.saved', { count: sources }) });
  }
  return (
    <>
      <MenuButton
        label={t('opml')}
        align="end"
        items={[
          {
            key: 'import',
            label: t('opml.import'),
            icon: <Upload size={16} />,
            onSelect: () => setImporting(true),
          },
          {
            key: 'export',
            label: t('opml.export'),
            icon: <Download size={16} />,
            // The call itself says why it was refused.
            onSelect: () => void save().catch(() => undefined),
          },
        ]}
      >
        {(trigger) => (
          <Button {...trigger} icon={<ChevronDown size={16} />}>
            {t('opml')}
          </Button>
        )}
      </MenuButton>
      <Suspense>{isImporting && <ImportOpmlDialog onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}
