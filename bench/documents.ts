// Pictures of 32 MB through the site's server and the platform [5.17]: how much memory each needs for them, and what others feel of it.
import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { largestPicture, listBanners, sendVerification, VerificationKind } from '@yanta/contract'
import sharp from 'sharp'
import type { DocumentsGreeting, Memory } from './documents-child.ts'
import type { Bench, Measurement } from './measurement.ts'
import { withPlatformProcess, type PlatformProcess } from './platform-process.ts'
import { send, sendSoundly } from './request.ts'

type Server = PlatformProcess<DocumentsGreeting>

const program = 'bench/documents-child.ts'
const quiet = { LOG_LEVEL: 'error', RATE_LIMITS: 'off' }
/** Few enough that what grows is what pictures need: V8 lets a heap grow with all calls. */
const [othersAtOnce, betweenCallsMs] = [4, 50]
const quietCalls = 800

export const documents: Bench = { name: 'documents', measure: measureDocuments }

function measureDocuments(): Promise<Measurement[]> {
  return withPlatformProcess<DocumentsGreeting, Measurement[]>(
    program,
    { ...quiet, BENCH_PART: 'platform' },
    (platform) =>
      withPlatformProcess<DocumentsGreeting, Measurement[]>(
        program,
        { ...quiet, BENCH_PART: 'web', API_BASE_URL: platform.greeting.origin },
        (site) => measure(site, platform),
      ),
  )
}

async function measure(site: Server, platform: Server): Promise<Measurement[]> {
  const picture = await makePicture()
  const [first, second] = platform.greeting.tokens as [string, string]
  const agent = new Agent({ keepAlive: true })
  try {
    // What is loaded by the first picture stays loaded.
    await sendPictures(site, agent, first, picture.subarray(0, 3_000_000), [422])
    const alone = await callUntil(site, agent, () => Promise.resolve(), quietCalls)
    const before = await readMemory(site, platform)
    const during = await callUntil(site, agent, () => sendPictures(site, agent, second, picture, [200]), 0)
    const after = await readMemory(site, platform)
    const growth = (part: 'site' | 'platform') => (after[part].peakBytes - before[part].nowBytes) / 1024
    // No gate: when buffers that were passed on are collected is V8's decision.
    const budget = { unit: 'KB', budget: 64 * 1024 } as const
    return [
      { name: 'memory of the site for pictures of 32 MB', value: growth('site'), ...budget },
      { name: 'memory of the platform for pictures of 32 MB', value: growth('platform'), ...budget },
      { name: "others' calls while none is sent, p99", value: percentile99(alone), unit: 'ms' },
      {
        name: "others' calls while pictures are sent, p99",
        value: percentile99(during),
        unit: 'ms',
        budget: 100,
      },
    ]
  } finally {
    agent.destroy()
  }
}

/** One byte less than what is refused; most of it is really a picture. */
async function makePicture(): Promise<Buffer> {
  const [width, height] = [5_000, 4_000]
  const jpeg = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
  return Buffer.concat([jpeg, Buffer.alloc(largestPicture - 1)]).subarray(0, largestPicture - 1)
}

/** One after another, one of each document. */
async function sendPictures(
  { greeting: { origin } }: Server,
  agent: Agent,
  token: string,
  picture: Buffer,
  expected: number[],
): Promise<void> {
  const body = JSON.stringify({ file: picture.toString('base64'), name: 'undecided.jpg' })
  for (const kind of VerificationKind.options) {
    const { status } = await send(agent, origin + sendVerification.path.replace('{id}', kind), {
      method: 'PUT',
      body,
      headers: {
        authorization: `Bearer ${token}`,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
      },
    })
    if (!expected.includes(status)) throw new Error(`a picture was answered ${status}`)
  }
}

/** Calls of others while something happens, and at least so many; milliseconds of each. */
async function callUntil(
  { greeting: { origin } }: Server,
  agent: Agent,
  happens: () => Promise<void>,
  least: number,
): Promise<number[]> {
  const taken: number[] = []
  let isOver = false
  const over = happens().finally(() => (isOver = true))
  await Promise.all(
    Array.from({ length: othersAtOnce }, async () => {
      while (!isOver || taken.length < least) {
        taken.push(
          await sendSoundly(agent, `${origin}${listBanners.path}?platform=desktop`, {
            headers: { 'x-requested-with': 'XMLHttpRequest' },
          }),
        )
        await setTimeout(betweenCallsMs)
      }
    }),
  )
  await over
  return taken
}

async function readMemory(site: Server, platform: Server): Promise<Record<'site' | 'platform', Memory>> {
  return { site: await site.ask<Memory>('memory'), platform: await platform.ask<Memory>('memory') }
}

function percentile99(taken: number[]): number {
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)]!
}

if (import.meta.main)
  for (const { name, value, unit } of await measureDocuments()) console.log(`${name}: ${value} ${unit}`)
