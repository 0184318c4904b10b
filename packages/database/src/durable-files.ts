// Makes the embedded database's files survive a power cut. PGlite's own file system has no fsync: PostgreSQL asks for
// it at every commit and nothing happens. Here the request reaches the disk, and is counted so that start-up can prove it.
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  nfd?: number
  node: unknown
}

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number }; realPath: (node: unknown) => string }
}

type Init = NodeFS['init']

export class DurableFiles extends NodeFS {
  /** How often PostgreSQL's wish to reach the disk was fulfilled since opening. */
  syncs = 0

  override async init(...[instance, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(instance, options)
    const hook = ({ NODEFS }: EmscriptenModule) => {
      NODEFS.stream_ops.fsync = (file) => {
        if (file.nfd === undefined) syncPath(NODEFS.realPath(file.node))
        else fsyncSync(file.nfd)
        this.syncs += 1
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook as never] },
    }
  }
}

/** Writes a file's or folder's state to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Writes a whole folder to the disk, the deepest first. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(directory)
}
