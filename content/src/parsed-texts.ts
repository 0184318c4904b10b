// What YAML texts say, stored from one start to the next: parsing takes most of the time in which content is loaded. A value is found
// by the hash of its whole text, so a changed file is parsed again; shapes and references are checked at every start.
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** The value of a text without a mistake. */
interface Parsed {
  value: unknown
}

export interface ParsedTexts {
  find(text: string): Parsed | undefined
  add(text: string, value: unknown): void
  /** Stores what was asked for since the file was opened, and nothing else. */
  store(): void
}

/** Counts up whenever a text is read, refused or stored in another way than before. */
const format = 1
/** Another library may read the same text another way. */
const { version } = createRequire(import.meta.url)('yaml/package.json') as { version: string }

/** A file that is missing, damaged or of another version counts as empty; one that can't be written is done without. */
export function openParsedTexts(file: string): ParsedTexts {
  const known = read(file)
  const used = new Map<string, Parsed>()
  return {
    find: (text) => {
      const hash = hashText(text)
      const parsed = known.get(hash)
      if (parsed) used.set(hash, parsed)
      return parsed
    },
    add: (text, value) => void used.set(hashText(text), { value }),
    store: () => {
      if (used.size === known.size && [...used.keys()].every((hash) => known.has(hash))) return
      const draft = `${file}.${randomUUID()}`
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(draft, seal(serialize(used)), { mode: 0o600 })
        renameSync(draft, file)
      } catch {
        // The next start parses again.
        removeDraft(draft)
      }
    },
  }
}

function removeDraft(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {
    // Its folder can't be read.
  }
}

function read(file: string): Map<string, Parsed> {
  try {
    const stored = readFileSync(file)
    const payload = stored.subarray(sealLength)
    if (seal(payload).equals(stored)) return deserialize(payload) as Map<string, Parsed>
  } catch {
    // Missing, or written by another version of Node.
  }
  return new Map()
}

const sealLength = 32

/** The payload behind its hash and that of the format, which tell a damaged file and one of another release. */
function seal(payload: Buffer): Buffer {
  return Buffer.concat([
    createHash('sha256').update(`${format} ${version}\0`).update(payload).digest(),
    payload,
  ])
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
