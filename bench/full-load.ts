// As many requests as a platform answers, by some workers at once, and the signed ones that a provider sends.
import { Agent } from 'node:http'
import { signatureHeader, signRequest } from '@yanta/contract/signature'
import { walletSecret } from './platform-process.ts'
import { sendSoundly } from './request.ts'

const [warmUpMs, measuredMs, workers] = [3_000, 8_000, 16]

/** One piece; `number` counts them from one. */
type Work = (place: { agent: Agent; number: number; worker: number }) => Promise<void>

/** Pieces of work done per second, after a warm-up. */
export async function measureFullLoad(work: Work): Promise<number> {
  const startsAt = performance.now() + warmUpMs
  const endsAt = startsAt + measuredMs
  let done = 0
  await runWorkers(
    () => performance.now() < endsAt,
    async (place) => {
      await work(place)
      const now = performance.now()
      if (now >= startsAt && now < endsAt) done += 1
    },
  )
  return Math.round(done / (measuredMs / 1_000))
}

/** Load until it is stopped, which answers how many pieces were done. */
export function startFullLoad(work: Work): { stop(): Promise<number> } {
  let isOn = true
  let done = 0
  const ended = runWorkers(
    () => isOn,
    async (place) => {
      await work(place)
      done += 1
    },
  )
  return {
    async stop() {
      isOn = false
      await ended
      return done
    },
  }
}

async function runWorkers(isOn: () => boolean, work: Work): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: workers })
  let begun = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (isOn()) {
        begun += 1
        await work({ agent, number: begun, worker })
      }
    }),
  )
  agent.destroy()
}

/** As a provider sends it to the platform. */
export async function postSigned(
  agent: Agent,
  {
    origin,
    path,
    ...content
  }: { origin: string; path: string; body: object; headers?: Record<string, string> },
): Promise<void> {
  const body = JSON.stringify(content.body)
  const signature = signRequest({ secret: walletSecret, method: 'POST', path, body })
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature, ...content.headers }
  await sendSoundly(agent, `${origin}${path}`, { method: 'POST', headers, body })
}
