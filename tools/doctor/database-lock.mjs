// Checks the lock beside the embedded database without holding it.
import { existsSync } from 'node:fs'

/** True while a process holds the database, false when it is free, null when there is none yet or this Node can't check. */
export async function isDatabaseHeld(directory) {
  if (!existsSync(`${directory}.lock`)) return null
  const sqlite = await import('node:sqlite').catch(() => null)
  if (!sqlite) return null
  const lock = new sqlite.DatabaseSync(`${directory}.lock`)
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive; rollback')
    return false
  } catch {
    return true
  } finally {
    lock.close()
  }
}
