// A folder of pictures, outside of everything that is served. Promises: names are random and files encrypted; a name
// without an ending has all of its file, on the disk; what a stopped process has left is known by its name.
import { mkdir, open, readdir, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deriveFileKey, seal, unseal, type FilePurpose } from './sealed-file.ts'

export interface PictureStore {
  /** Stores what has come of an upload. */
  writeIncoming(name: string, owner: string, bytes: AsyncIterable<Buffer>): Promise<void>
  readIncoming(name: string, owner: string): AsyncIterable<Buffer>
  /** Stores a picture, completely or not at all. */
  write(name: string, owner: string, bytes: AsyncIterable<Buffer>): Promise<void>
  read(name: string, owner: string): Promise<Buffer<ArrayBuffer>>
  /** Whether the disk, which is the database's too by default, has room for pictures of anybody. */
  hasRoom(): Promise<boolean>
  /** Removes all that is stored under a name, as far as it exists. */
  remove(name: string): Promise<void>
  /** Removes what was not completed of it. */
  removeUnfinished(name: string): Promise<void>
  /** Each file with the name it is stored under. */
  list(): Promise<StoredFile[]>
  /** Those that nothing was written to since a moment. */
  listOlder(before: Date): Promise<StoredFile[]>
}

export interface StoredFile {
  name: string
  isComplete: boolean
}

const [incoming, part] = ['.incoming', '.part']
/** What stays free for everything else. */
const usualFreeBytes = 1024 ** 3

export function createPictureStore(
  folder: string,
  secret: string,
  purpose: FilePurpose,
  freeBytes = usualFreeBytes,
): PictureStore {
  const key = deriveFileKey(secret, purpose)
  const pathOf = (name: string, ending = '') => join(folder, name + ending)
  async function removeUnfinished(name: string): Promise<void> {
    for (const ending of [incoming, part]) await rm(pathOf(name, ending), { force: true })
  }

  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })
  const listFiles = async () => (await readdir(folder).catch(ignoreAbsent)) ?? []

  async function writeSealed(path: string, owner: string, bytes: AsyncIterable<Buffer>): Promise<FileHandle> {
    await makeFolder()
    const file = await open(path, 'wx', 0o600)
    try {
      for await (const piece of seal(key, owner, bytes)) await file.writeFile(piece)
      return file
    } catch (error) {
      await file.close()
      throw error
    }
  }

  return {
    async writeIncoming(name, owner, bytes) {
      const file = await writeSealed(pathOf(name, incoming), owner, bytes)
      await file.close()
    },
    readIncoming: (name, owner) => unseal(key, owner, pathOf(name, incoming)),
    async write(name, owner, bytes) {
      const file = await writeSealed(pathOf(name, part), owner, bytes)
      try {
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(pathOf(name, part), pathOf(name))
      await syncFolder(folder)
    },
    read: (name, owner) => buffer(unseal(key, owner, pathOf(name))),
    async hasRoom() {
      await makeFolder()
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize >= freeBytes
    },
    async remove(name) {
      await removeUnfinished(name)
      await rm(pathOf(name), { force: true })
    },
    removeUnfinished,
    list: async () => (await listFiles()).map(describeFile),
    async listOlder(before) {
      const older: StoredFile[] = []
      for (const file of await listFiles()) {
        const found = await stat(join(folder, file)).catch(ignoreAbsent)
        if (found && found.mtime < before) older.push(describeFile(file))
      }
      return older
    },
  }
}

const describeFile = (file: string): StoredFile => ({
  name: file.split('.')[0]!,
  isComplete: !file.includes('.'),
})

function ignoreAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Whether a failure is one of the disk or the folder: the sender can only try again later. */
export function isStorageFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/** The rename survives a loss of power; Windows opens no folders, and needs none opened for it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
