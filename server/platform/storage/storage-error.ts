import { DatabaseError } from '../db/database.ts'

const reasons: Record<string, (folder: string) => string> = {
  ENOSPC: (folder) => `The disk of ${folder} is full (ENOSPC): free some space`,
  EDQUOT: (folder) => `The disk quota for ${folder} is used up (EDQUOT): free some space`,
  EROFS: (folder) => `${folder} is on a read-only file system (EROFS): make it writable`,
  EACCES: (folder) => `This user may not read and write ${folder} (EACCES): change its permissions`,
  EPERM: (folder) => `This user may not read and write ${folder} (EPERM): change its permissions`,
}

/** What a failed file operation says about the folder, as one sentence for the console; null when it is another fault. */
export function storageError(error: unknown, folder: string): DatabaseError | null {
  if (error instanceof DatabaseError) return error
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException
  const reason = reasons[code]?.(folder)
  return reason === undefined
    ? null
    : new DatabaseError(`${reason}, or name another folder with DATA_DIR.`, { cause: error })
}
