import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildArtAddress, listArtFiles, type ArtEntry, type ArtManifest } from './art-entry.ts'

/** The folder of the art shipped with the code. */
export const artFolder = join(import.meta.dirname, '../../../art/public')

export interface ArtFile {
  /** Relative to the folder of the art. */
  path: string
  /** True when the path changes with the content, so that clients may cache the file for ever. */
  isNamedByContent: boolean
}

export interface Art {
  folder: string
  /** Changes with any picture. */
  hash: string
  /** Undefined when there is no picture of that name. */
  findAddress(name: string): string | undefined
  /** Throws when there is no picture of that name. */
  getAddress(name: string): string
  /** The file for a path below `/art/`. Without a hash, `covers/neon-drive-tall.webp` is the current picture of that name. */
  findFile(path: string): ArtFile | undefined
  /** Brotli of a drawing that is named by its content; undefined for every other file. Compressed once, on first use. */
  findBrotli(file: ArtFile): Buffer | undefined
}

/** Opens the art in `folder`; reads its manifest once. Throws when there is none. */
export function openArt(folder = artFolder): Art {
  const text = readFileSync(join(folder, 'manifest.json'), 'utf8')
  const manifest = new Map(Object.entries(JSON.parse(text) as ArtManifest))
  const files = new Map([...manifest].flatMap(([name, entry]) => [...listFilesByPath(name, entry)]))
  const compressed = new Map<string, Buffer>()
  const findAddress = (name: string) => {
    const entry = manifest.get(name)
    return entry && buildArtAddress(name, entry)
  }
  return {
    folder,
    hash: createHash('sha256').update(text).digest('hex'),
    findAddress,
    getAddress(name) {
      const address = findAddress(name)
      if (address === undefined) throw new Error(`no art is named '${name}': see art/README.md`)
      return address
    },
    findFile: (path) => files.get(path),
    findBrotli({ path, isNamedByContent }) {
      if (!isNamedByContent || !path.endsWith('.svg')) return undefined
      const content = compressed.get(path) ?? brotliCompressSync(readFileSync(join(folder, path)))
      compressed.set(path, content)
      return content
    },
  }
}

function listFilesByPath(name: string, entry: ArtEntry): Map<string, ArtFile> {
  const found = new Map<string, ArtFile>()
  for (const path of listArtFiles(name, entry)) {
    found.set(path, { path, isNamedByContent: true })
    // Of several widths the last one listed wins: the widest.
    found.set(`${name}${path.slice(path.lastIndexOf('.'))}`, { path, isNamedByContent: false })
  }
  return found
}
