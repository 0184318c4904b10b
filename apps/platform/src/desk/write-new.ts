import { writeFile } from 'node:fs/promises'
import { DeskError } from './desk-error.ts'

/** Writes a file that only its owner can read. False: it exists, and stays as it is. */
export async function writeNew(path: string, content: Buffer): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    throw new DeskError(`${path} can't be written (${code}).`)
  }
}
