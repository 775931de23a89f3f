import { type Tag, tagCreate, tagListQuery } from '@toasoan/contract/features/tags/tag.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';

/** The rows of a small list and a stand-in for the server. */
export interface ExampleTags {
  rows: Tag[];
  /** True: the next list call fails. */
  fails: boolean;
  /** List calls are answered after it. */
  waits?: Promise<void>;
}

const PERSON = { userId: '1', name: 'Lê Thu Hà' };

export function exampleTags(...titles: string[]): ExampleTags {
  const rows = titles.map(
    (title, index): Tag => ({
      id: String(index + 1),
      title,
      slug: foldVietnamese(title).replaceAll(' ', '-'),
      kind: index % 2 === 0 ? 'PLACE' : 'TOPIC',
      description: '',
      image: null,
      keywords: [],
      aliases: [],
      isFeatured: false,
      status: 'ENABLE',
      mergedInto: null,
      postCount: index,
      createTime: '2026-11-20T09:00:00.000Z',
      updateTime: '2026-11-20T09:00:00.000Z',
      createdBy: PERSON,
      updatedBy: PERSON,
      version: 1,
    }),
  );
  return { rows, fails: false };
}

/** Another person saves a row while the screen is open. */
export function changeElsewhere(controller: ExampleTags, id: string, change: Partial<Tag>): void {
  controller.rows = controller.rows.map((row) =>
    row.id === id
      ? { ...row, ...change, version: row.version + 1, updatedBy: { userId: '2', name: 'Phạm Đức Anh' } }
      : row,
  );
}

interface Values {
  readonly title: string;
  readonly slug: string;
}

function tagRecord(controller: ExampleTags): RecordForm<Tag, Values> {
  return {
    name: 'tags',
    detail: (_projectId, id) => ({
      queryKey: ['', 'tags', 'detail', id],
      queryFn: async () => rowOf(controller, id),
    }),
    blank: () => ({ title: '', slug: '' }),
    toValues: ({ title, slug }) => ({ title, slug }),
    validate: ({ title, slug }) => schemaProblems(tagCreate, { title, slug: slug === '' ? undefined : slug }),
    save: async (values, record) => save(controller, values, record),
    fields: { title: { label: 'Tên thẻ' }, slug: { label: 'Liên kết tĩnh' } },
  };
}

function rowOf(controller: ExampleTags, id: string): Tag {
  const row = controller.rows.find((candidate) => candidate.id === id);
  if (!row) throw new ApiError('Nội dung không tồn tại hoặc đã bị xóa.', { code: 'NOT_FOUND' });
  return row;
}

function save(controller: ExampleTags, values: Values, record: Tag | undefined): Tag {
  if (controller.rows.some((row) => row.slug === values.slug && row.id !== record?.id)) {
    const message = 'Liên kết tĩnh này đã được dùng.';
    throw new ApiError(message, {
      code: 'SLUG_TAKEN',
      fields: [{ field: 'slug', code: 'SLUG_TAKEN', message }],
    });
  }
  const [model] = controller.rows;
  if (!record && model) {
    const created = { ...model, ...values, id: String(controller.rows.length + 1) };
    controller.rows = [...controller.rows, created];
    return created;
  }
  const current = rowOf(controller, record?.id ?? '');
  if (current.version !== record?.version)
    throw new ApiError('Người khác đã sửa.', { code: 'VERSION_CONFLICT' });
  const saved = { ...current, ...values, version: current.version + 1 };
  controller.rows = controller.rows.map((row) => (row.id === saved.id ? saved : row));
  return saved;
}

function listOf(
  controller: ExampleTags,
  query: { text?: string | undefined; kind?: readonly string[] | undefined; page: number; limit: number },
) {
  if (controller.fails)
    throw new ApiError('Không kết nối được máy chủ.', { code: 'NETWORK', requestId: 'yc-7' });
  const found = controller.rows.filter(
    (row) =>
      foldVietnamese(row.title).includes(foldVietnamese(query.text ?? '')) &&
      (query.kind === undefined || query.kind.includes(row.kind)),
  );
  const { page, limit } = query;
  return { items: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
}

const KINDS = [
  { value: 'PLACE', label: 'Địa danh' },
  { value: 'TOPIC', label: 'Chủ đề' },
];

/** A list page with a drawer, built from the patterns like a feature. */
export function TagListExample({ controller }: { readonly controller: ExampleTags }) {
  const page = useListPage({
    name: 'tags',
    schema: tagListQuery,
    list: (_projectId, query) => ({
      queryKey: ['', 'tags', 'list', query],
      queryFn: async () => {
        await controller.waits;
        return listOf(controller, query);
      },
    }),
  });
  const { address } = page;
  const bulk = useBulk({
    page,
    rowLabel: (tag: Tag) => tag.title,
    send: async (ids: readonly string[]) => ({
      done: ids.length - 1,
      total: ids.length,
      results: ids.map((id, index) =>
        index === 0 ? { id, ok: false, code: 'RULES_NOT_MET', message: 'Đang được dùng.' } : { id, ok: true },
      ),
    }),
  });
  return (
    <ListPage page={page} onEdit={(row) => address.change({ open: row.id })}>
      <ListCard>
        <ListFilters page={page} searchLabel="Tìm thẻ">
          <FilterSelect
            label="Loại thẻ"
            multiple
            options={KINDS}
            values={address.query.kind ?? []}
            onChange={(kind) => address.change({ kind })}
          />
        </ListFilters>
        <ListTable
          page={page}
          things="thẻ"
          label="Thẻ"
          selectable
          bulk={<BulkBar page={page} actions={[{ key: 'delete', label: 'Xóa', run: bulk.run }]} />}
          columns={[
            {
              key: 'title',
              title: 'Thẻ',
              sort: 'title',
              cell: (tag) => (
                <RowLink address={address} id={tag.id}>
                  <Highlight text={tag.title} query={address.query.text} />
                </RowLink>
              ),
            },
          ]}
          rowLabel={(tag) => tag.title}
          nothingYet={<p>Chưa có thẻ nào</p>}
        />
      </ListCard>
      {address.open && (
        <FormDrawer
          record={tagRecord(controller)}
          open={address.open}
          onOpen={(open) => address.change({ open })}
          title={(tag) => (tag ? `Sửa thẻ ${tag.title}` : 'Thêm thẻ')}
        >
          {(form) => (
            <>
              <Field form={form} name="title" label="Tên thẻ" required>
                {(control) => <TextInput {...control} />}
              </Field>
              <Field form={form} name="slug" label="Liên kết tĩnh">
                {(control) => <TextInput {...control} />}
              </Field>
            </>
          )}
        </FormDrawer>
      )}
      <ToastRegion />
    </ListPage>
  );
}
