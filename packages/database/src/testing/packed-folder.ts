// A whole data folder as one small file.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { writeFolder, type DataFolder } from './memory-files.ts'

/** The catalogs are contained three times, some megabytes apart: a window over all of them stores them once. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 26,
}

/** Packs the folder of a database that is closed; takes about a minute. */
export function packDataFolder(directory: string): Buffer {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
    .map((entry) => ({ path: join(entry.parentPath, entry.name).slice(directory.length + 1), entry }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const folder: DataFolder = {
    folders: entries.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path),
    files: entries
      .filter(({ entry }) => entry.isFile())
      .map(({ path }) => [path, new Uint8Array(readFileSync(join(directory, path)))]),
  }
  return brotliCompressSync(serialize(folder), { params })
}

export function unpackDataFolder(packed: Buffer, directory: string): void {
  writeFolder(
    brotliDecompressSync(packed, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }),
    directory,
  )
}
