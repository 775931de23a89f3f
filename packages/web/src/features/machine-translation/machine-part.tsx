import { useQuery } from '@tanstack/react-query';
import { type Engine, engineListQuery } from '@toasoan/contract/features/machine-translation/engine.ts';
import { ENGINE_KIND_TEXTS } from '@toasoan/contract/features/machine-translation/engine-texts.ts';
import { ENGINE_FAILURE_TEXTS } from '@toasoan/contract/features/translation-history/engine-failure-texts.ts';
import { Languages, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { AddButton, NothingYet } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { EngineForm } from './engine-form.tsx';
import { useEngineRecord } from './engine-record.ts';
import { engineList, machineSettings, useRemoveEngine, useTestEngine } from './machine-queries.ts';
import { MachineSettingsForm } from './settings/settings-form.tsx';
import { UsageLine } from './settings/usage-line.tsx';

/** Engines of a project and the money of the month. A part of the page of a project. */
export function MachinePart() {
  const { t } = useTranslation('machine-translation');
  const page = useListPage({ name: 'machine-translation', schema: engineListQuery, list: engineList });
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useEngineRecord();
  const money = useQuery(machineSettings(useProjectId())).data?.money;
  const remove = useRemoveEngine();
  const test = useTestEngine();
  const items = useRowItems(texts);
  const { change } = page.address;
  const openNew = () => change({ open: 'new' });

  function sendTest({ id, title }: Engine) {
    test.mutate(id, {
      onSuccess: ({ failure, text }) =>
        showToast(
          failure === null
            ? { tone: 'success', text: t('test.done', { title, text }) }
            : {
                tone: 'warning',
                text: t('test.failed', { title, why: ENGINE_FAILURE_TEXTS[failure][currentLanguage()] }),
              },
        ),
    });
  }
  return (
    <ListPage page={page} onEdit={({ id }) => change({ open: id })}>
      <Row gap={3} align="center" justify="between">
        <p>
          {money && t('spent', { month: money.month, sum: formatNumber(Math.round(money.spent)) })}
          {money && money.budget > 0 && ` / ${formatNumber(money.budget)} đ`}
        </p>
        <AddButton texts={texts} onAdd={openNew} />
      </Row>
      <UsageLine />
      <ListCard>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={[
            {
              key: 'title',
              title: t('field.title'),
              always: true,
              card: 'title',
              cell: ({ id, title }) => (
                <RowLink address={page.address} id={id}>
                  {title}
                </RowLink>
              ),
            },
            {
              key: 'kind',
              title: t('field.kind'),
              card: 'detail',
              cell: ({ kind }) => ENGINE_KIND_TEXTS[kind][currentLanguage()],
            },
            {
              key: 'state',
              title: t('column.state'),
              card: 'detail',
              cell: (engine) => <State engine={engine} />,
            },
          ]}
          rowLabel={({ title }) => title}
          rowActions={(engine) => [
            items.edit(() => change({ open: engine.id })),
            {
              key: 'test',
              label: t('test.send'),
              icon: <Send size={16} />,
              onSelect: () => sendTest(engine),
            },
            items.remove({
              title: engine.title,
              text: t('delete.text'),
              send: () => remove.mutateAsync(engine),
            }),
          ]}
          nothingYet={
            <NothingYet icon={<Languages size={32} />} texts={texts} text={t('empty.text')} onAdd={openNew} />
          }
        />
      </ListCard>
      <MachineSettingsForm />
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, engine) => <EngineForm form={form} engine={engine} />}
      </ResourceDrawer>
    </ListPage>
  );
}

function State({ engine: { status, lastFailure } }: { readonly engine: Engine }) {
  const { t } = useTranslation('machine-translation');
  if (status === 'DISABLED') return <StatusTag tone="unpublished">{t('off')}</StatusTag>;
  if (lastFailure !== null)
    return <StatusTag tone="returned">{ENGINE_FAILURE_TEXTS[lastFailure][currentLanguage()]}</StatusTag>;
  return <StatusTag tone="published">{t('on')}</StatusTag>;
}
