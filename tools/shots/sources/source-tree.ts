// The files of the repository as they would be after a fresh clone: the inputs of a stamp have to be the same on every machine.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const binary = /\.(?:avif|webp|png|jpg|woff2|mp3)$/

export class SourceTree {
  readonly root: string
  readonly #replaced: ReadonlyMap<string, string>
  readonly #contents = new Map<string, Buffer>()
  readonly #hashes = new Map<string, string>()

  /** Paths are relative to `root`, with forward slashes; `replaced` is read instead of the files of these paths. */
  constructor(root: string, replaced: ReadonlyMap<string, string> = new Map()) {
    this.root = root
    this.#replaced = replaced
  }

  has(path: string): boolean {
    return (
      this.#replaced.has(path) ||
      statSync(join(this.root, path), { throwIfNoEntry: false })?.isFile() === true
    )
  }

  read(path: string): string {
    return this.#readBytes(path).toString('utf8')
  }

  hash(path: string): string {
    const known = this.#hashes.get(path)
    if (known) return known
    const hash = createHash('sha256').update(this.#readBytes(path)).digest('hex')
    this.#hashes.set(path, hash)
    return hash
  }

  /** Paths of the files in a folder and below; none when there is no such folder. */
  list(folder: string): string[] {
    if (!existsSync(join(this.root, folder))) return []
    return readdirSync(join(this.root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(this.root.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort()
  }

  /** Text has the line endings that git stores, whatever those of the working copy are. */
  #readBytes(path: string): Buffer {
    const known = this.#contents.get(path)
    if (known) return known
    const bytes = this.#readStored(path)
    this.#contents.set(path, bytes)
    return bytes
  }

  #readStored(path: string): Buffer {
    const replaced = this.#replaced.get(path)
    const bytes = replaced === undefined ? readFileSync(join(this.root, path)) : Buffer.from(replaced)
    return binary.test(path) ? bytes : Buffer.from(bytes.toString('utf8').replaceAll('\r\n', '\n'))
  }
}
