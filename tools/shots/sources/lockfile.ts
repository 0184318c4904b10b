// Packages in the lockfile: which are ours, and the versions that an import depends on.
import { posix } from 'node:path'
import type { SourceTree } from './source-tree.ts'

interface Entry {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export class Lockfile {
  readonly #entries: Record<string, Entry>

  constructor(tree: SourceTree) {
    this.#entries = (
      JSON.parse(tree.read('package-lock.json')) as { packages: Record<string, Entry> }
    ).packages
  }

  /** The folder of a workspace with this name. */
  findWorkspace(name: string): string | undefined {
    const entry = this.#entries[`node_modules/${name}`]
    return entry?.link ? entry.resolved : undefined
  }

  /** Every package that an import of this one loads: `node_modules/react 19.3.1 sha512-…`; null when it is not installed. */
  listVersions(name: string, importer: string): string[] | null {
    const start = this.#find(name, posix.dirname(importer))
    if (start === null) return null
    const found = new Set([start])
    for (const place of found) {
      const { dependencies, optionalDependencies, peerDependencies } = this.#entries[place]!
      for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
        const next = this.#find(needed, place)
        if (next !== null) found.add(next)
      }
    }
    return [...found].map(
      (place) => `${place} ${this.#entries[place]!.version} ${this.#entries[place]!.integrity}`,
    )
  }

  /** As Node looks for it: in the folder's own packages, then in those of the folders around it. */
  #find(name: string, folder: string): string | null {
    for (let around = folder; ; around = posix.dirname(around)) {
      const place = around === '.' ? `node_modules/${name}` : `${around}/node_modules/${name}`
      if (this.#entries[place] && !this.#entries[place].link) return place
      if (around === '.') return null
    }
  }
}
