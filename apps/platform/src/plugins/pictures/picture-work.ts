// Turns what somebody has sent into a picture that may be stored, in a process of its own: what breaks a decoder breaks nothing else.
// Promises: one at a time; a process that takes too long is ended; the result is read to its end only if the process was content.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mostPicturePixels, type RefusalCode } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import { createQueue } from '../work-queue.ts'
import { pictureExits } from './picture-process-exits.ts'
import type { PictureFormat } from './picture-type.rules.ts'

export interface PictureRules {
  /** What is decoded at all. */
  formats: readonly PictureFormat[]
  /** Of a stored picture, in pixels. */
  longestSide: number
  /** How a picture is refused for each reason that the process gives; an end of it without one is `unreadable`. */
  codes: Record<keyof typeof pictureExits, RefusalCode>
}

export interface PictureWork {
  /** Whether the library that decodes is installed. */
  isAvailable: boolean
  /**
   * Hands the cleaned picture to `store`, a JPEG, as it comes. Waits for its turn.
   * @throws Refusal too_many_requests, or one of the rules' codes
   */
  clean(
    picture: AsyncIterable<Buffer>,
    store: (cleaned: AsyncIterable<Buffer>) => Promise<void>,
  ): Promise<void>
  /** Ends the process that runs. */
  close(): void
}

const ownProgram = join(import.meta.dirname, 'picture-process.ts')
const usualMs = 20_000
/** More would wait longer than the site's server does for an answer. */
const mostWaiting = 3
const retryAfter = 10

/** `program` reads a picture from its input and writes the cleaned one, within `mostMs`. */
export function createPictureWork(
  { formats, longestSide, codes }: PictureRules,
  { program = ownProgram, mostMs = usualMs } = {},
): PictureWork {
  const queue = createQueue({ atOnce: 1, mostWaiting })
  const codesOfExits: Partial<Record<number, RefusalCode>> = {
    [pictureExits.noLibrary]: codes.noLibrary,
    [pictureExits.tooManyPixels]: codes.tooManyPixels,
  }
  let running: ChildProcess | null = null

  async function run(
    picture: AsyncIterable<Buffer>,
    store: (cleaned: AsyncIterable<Buffer>) => Promise<void>,
  ): Promise<void> {
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=128', program, String(longestSide), String(mostPicturePixels), ...formats],
      { stdio: ['pipe', 'pipe', 'ignore'], env: {} },
    )
    running = child
    const timer = setTimeout(() => child.kill('SIGKILL'), mostMs)
    // Where no process can be started there is no end of one, nor anything to write to.
    const ended = (once(child, 'close') as Promise<[number | null]>).catch(
      () => [pictureExits.noLibrary] as const,
    )
    const output = child.stdout as Readable | undefined
    if (!output || !(child.stdin as Writable | undefined)) {
      clearTimeout(timer)
      running = null
      throw new Refusal(codes.noLibrary)
    }
    // A process that refuses by the head of a picture does not read the rest.
    let failure: Error | undefined
    const sent = pipeline(Readable.from(picture), child.stdin).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') failure = error
    })
    async function* readCleaned(): AsyncGenerator<Buffer> {
      yield* output as AsyncIterable<Buffer>
      const [exitCode] = await ended
      await sent
      if (failure) throw failure
      if (exitCode !== 0) throw new Refusal(codesOfExits[exitCode ?? -1] ?? codes.unreadable)
    }
    try {
      await store(readCleaned())
    } finally {
      clearTimeout(timer)
      child.kill('SIGKILL')
      output.destroy()
      await ended
      running = null
    }
  }

  return {
    isAvailable: isInstalled('sharp'),
    async clean(picture, store) {
      const turn = queue.run(() => run(picture, store))
      if (!turn) throw new Refusal('too_many_requests', { params: { retryAfter } })
      await turn
    },
    close() {
      running?.kill('SIGKILL')
    },
  }
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}
