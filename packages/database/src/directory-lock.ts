// One owner per data folder. Two processes on one folder would corrupt it silently, so the owner holds a SQLite file
// beside it in exclusive mode: the operating system releases that even after kill -9.
import { DatabaseSync } from 'node:sqlite'
import { DatabaseError, FolderInUse } from './database-error.ts'

export function lockDirectory(directory: string): { unlock: () => void } {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${directory}.lock`)
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock?.close()
    if (/locked|busy/i.test((error as Error).message)) {
      throw new FolderInUse(
        `The data folder ${directory} is in use by another process: stop that one, or choose another folder with DATA_DIR.`,
      )
    }
    throw new DatabaseError(
      `The data folder ${directory} can't be locked (${(error as Error).message}): choose a writable folder with DATA_DIR.`,
    )
  }
  return { unlock: () => lock.close() }
}
