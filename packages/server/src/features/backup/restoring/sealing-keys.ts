import { createSecretBox } from '#server/core/auth/secret-box.ts';
import type { Header } from '../archive/archive-format.ts';
import { BackupProblem } from '../backup-problem.ts';

/** SECRET_KEY and SECRET_KEY_PREVIOUS of the target; a new data folder has none yet. */
export interface SealingKeys {
  readonly current: string | undefined;
  readonly previous: string | undefined;
}

/** @throws BackupProblem when the target could not open what is sealed in the archive. */
export function checkKeys({ sealedWith }: Header, { current, previous }: SealingKeys): void {
  const known = current === undefined ? [] : createSecretBox({ current, previous }).knownKeyIds;
  if (sealedWith.every((id) => known.includes(id))) return;
  throw new BackupProblem(
    'Xác thực hai lớp và thông tin chi trả trong bản sao lưu được niêm phong bằng một SECRET_KEY khác. Chưa ghi gì. ' +
      'Hãy đặt SECRET_KEY của hệ thống cũ (tệp secret-key trong DATA_DIR cũ), hoặc đặt nó làm SECRET_KEY_PREVIOUS ' +
      'bên cạnh khóa mới. Nếu khóa cũ đã mất: --drop-second-factors tắt xác thực hai lớp của mọi người và bỏ thông tin chi trả.',
  );
}
