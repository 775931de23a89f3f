import { ERROR_TEXTS } from '@toasoan/contract/core/error-texts.ts';
import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { Task, TaskKind } from '@toasoan/contract/features/tasks/task.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { TaskRow } from './task-view.ts';

export function taskOf(row: TaskRow, language: Language): Task {
  const code = row.error as ErrorCode | null;
  return {
    id: row.id,
    kind: row.kind as TaskKind,
    title: row.title,
    projectId: row.project_id,
    state: row.state,
    done: row.done,
    total: row.total,
    error: code === null ? null : ERROR_TEXTS[code][language],
    file: row.file_name === null ? null : { name: row.file_name, size: Number(row.file_size) },
    createTime: row.create_time.toISOString(),
    startTime: row.start_time?.toISOString() ?? null,
    endTime: row.end_time?.toISOString() ?? null,
  };
}
