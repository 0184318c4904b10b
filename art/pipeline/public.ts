import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the site serves under /art/. */
export const publicFolder = join(import.meta.dirname, '../public')

/** Writes a file of the public folder; one that is the same already is left alone. Tells whether it wrote. */
export function writePublic(path: string, data: string | Buffer): boolean {
  const file = join(publicFolder, path)
  const bytes = Buffer.from(data)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  return true
}
