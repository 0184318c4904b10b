// A data folder in memory, which starts as a copy of another and can be exported once PostgreSQL has shut down. A folder exported
// earlier would need recovery at every start, which takes longer than all the rest.
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { deserialize } from 'node:v8'
import { MemoryFS } from '@electric-sql/pglite'

export interface DataFolder {
  /** Relative to the data folder, parents before children. */
  folders: string[]
  files: [path: string, content: Uint8Array][]
}

interface FileNode {
  contents: Uint8Array | null
  usedBytes: number
}

interface FolderNode {
  node_ops: { mknod(parent: FolderNode, name: string, mode: number, device: number): FileNode }
}

interface EmscriptenModule {
  FS: {
    mkdirTree(path: string): void
    lookupPath(path: string): { node: FolderNode }
    readFile(path: string, options: { encoding: 'binary' }): Uint8Array
    readdir(path: string): string[]
    stat(path: string): { mode: number }
    isDir(mode: number): boolean
  }
}

type Init = MemoryFS['init']

/** PGlite's data folder, whatever path it is given. */
const dataFolder = '/pglite/data'

export class MemoryFiles extends MemoryFS {
  #start: Promise<Buffer> | undefined
  #taken = Promise.withResolvers<DataFolder>()
  #isWanted = false

  /** `start`: a serialized DataFolder. */
  constructor(start?: Promise<Buffer>) {
    super('')
    this.#start = start
  }

  override async init(...[instance, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(instance, options)
    const start = await this.#start
    this.#start = undefined
    if (!start) return { emscriptenOpts }
    const fill = ({ FS }: EmscriptenModule) => {
      const { folders, files } = readSerialized(start)
      for (const path of ['', ...folders]) FS.mkdirTree(join(dataFolder, path))
      const parents = new Map<string, FolderNode>()
      for (const [path, content] of files) {
        const folder = dirname(path)
        const parent = parents.get(folder) ?? FS.lookupPath(join(dataFolder, folder)).node
        parents.set(folder, parent)
        addFile(parent, basename(path), content)
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), fill as never] },
    }
  }

  /** The folder after PostgreSQL has shut down; to be called before closing it. */
  afterClose(): Promise<DataFolder> {
    this.#isWanted = true
    return this.#taken.promise
  }

  override async closeFs(): Promise<void> {
    if (this.#isWanted) this.#taken.resolve(readFolder(this.pg!.Module as unknown as EmscriptenModule))
    await super.closeFs()
  }
}

const known = new WeakMap<Buffer, DataFolder>()

/** Its files are views on the buffer, and common to all databases that begin with it. */
function readSerialized(serialized: Buffer): DataFolder {
  const folder = known.get(serialized) ?? (deserialize(serialized) as DataFolder)
  known.set(serialized, folder)
  return folder
}

const fileMode = 0o100600

/** PostgreSQL writes into its files, so that each has a copy of `content`; most are never opened, and never copied. */
function addFile(parent: FolderNode, name: string, content: Uint8Array): void {
  const node = parent.node_ops.mknod(parent, name, fileMode, 0)
  node.usedBytes = content.length
  const become = (value: Uint8Array | null) =>
    void Object.defineProperty(node, 'contents', {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    })
  Object.defineProperty(node, 'contents', {
    get() {
      become(new Uint8Array(content))
      return node.contents
    },
    set: become,
    enumerable: true,
    configurable: true,
  })
}

function readFolder({ FS }: EmscriptenModule): DataFolder {
  const folder: DataFolder = { folders: [], files: [] }
  const take = (path: string) => {
    for (const name of FS.readdir(join(dataFolder, path))) {
      if (name === '.' || name === '..') continue
      const inner = join(path, name)
      if (FS.isDir(FS.stat(join(dataFolder, inner)).mode)) {
        folder.folders.push(inner)
        take(inner)
      } else folder.files.push([inner, FS.readFile(join(dataFolder, inner), { encoding: 'binary' })])
    }
  }
  take('')
  return folder
}

/** Writes a serialized folder to the disk, in the layout of the embedded database. */
export function writeFolder(serialized: Buffer, directory: string): void {
  const { folders, files } = deserialize(serialized) as DataFolder
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  for (const path of folders) mkdirSync(join(directory, path))
  for (const [path, content] of files) writeFileSync(join(directory, path), content)
}
