// Makes the embedded database's files survive a power cut. PGlite's own file system ignores the fsync that PostgreSQL calls
// at every commit. This one passes it to the disk, and counts the calls so that start-up can verify it.
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
  /** Number of fsync calls of PostgreSQL performed since opening. */
  syncs = 0
  /** Called when PostgreSQL gives up, as it does when its log can't be written; any statement after that would never return. */
  onAbort: (() => void) | undefined

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
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), hook as never],
        onAbort: () => this.onAbort?.(),
      },
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
