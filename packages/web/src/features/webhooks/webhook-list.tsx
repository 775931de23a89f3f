import { webhookListQuery } from '@toasoan/contract/features/webhooks/webhook.ts';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { AddButton, NothingYet } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhookColumns } from './webhook-columns.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { webhookList } from './webhook-queries.ts';
import { useWebhookRecord } from './webhook-record.ts';
import { type Shown, useWebhookRowActions } from './webhook-row-actions.tsx';
import styles from './webhooks.module.css';

/** Addresses of other systems that hear what readers see. A part of the page of a project. */
export function WebhookList() {
  const { t } = useTranslation('webhooks');
  const page = useListPage({ name: 'webhooks', schema: webhookListQuery, list: webhookList });
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useWebhookRecord();
  const columns = useWebhookColumns(page.address);
  const [shown, setShown] = useState<Shown>();
  const { change } = page.address;
  const onEdit = (id: string) => change({ open: id });
  const rowActions = useWebhookRowActions({ texts, onEdit, onShow: setShown });
  const openNew = () => change({ open: 'new' });
  const close = () => setShown(undefined);
  return (
    <ListPage page={page} onEdit={({ id }) => onEdit(id)}>
      <Row gap={3} align="center">
        <p className={styles.lead}>{t('lead')}</p>
        <AddButton texts={texts} onAdd={openNew} />
      </Row>
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('search')}
          tools={<ListTools name={page.name} columns={columns} />}
        />
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={({ title }) => title}
          rowActions={rowActions}
          nothingYet={
            <NothingYet
              icon={<WebhookIcon size={32} />}
              texts={texts}
              text={t('empty.text')}
              onAdd={openNew}
            />
          }
        />
      </ListCard>
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, webhook) => <WebhookForm form={form} webhook={webhook} />}
      </ResourceDrawer>
      {shown?.what === 'log' && <DeliveryLog id={shown.id} onClose={close} />}
      {shown?.what === 'secret' && <SecretDialog id={shown.id} onClose={close} />}
      {shown?.what === 'resume' && <ResumeDialog id={shown.id} onClose={close} />}
    </ListPage>
  );
}
