// A platform by itself with accounts, and the callers it takes for many households.
import { Agent } from 'node:http'
import type { CallDeclaration } from '@yanta/contract'
import { withPlatformProcess } from './platform-process.ts'
import { send } from './request.ts'

export interface LonePlatform {
  /** Asks from an address of its own each time, so that no limit of addresses answers. Milliseconds until the whole answer is there. */
  ask(call: CallDeclaration, body?: object): Promise<{ status: number; ms: number }>
  /** How late its event loop was since the last asking, in milliseconds at the 99th percentile. */
  readDelay(): Promise<number>
}

/** Starts a platform with an account for every even contact up to `contacts`, and removes it with its data. */
export function withLonePlatform<Answer>(
  contacts: number,
  measure: (platform: LonePlatform) => Promise<Answer>,
): Promise<Answer> {
  const env = { LOG_LEVEL: 'error', BENCH_CONTACTS: String(contacts) }
  return withPlatformProcess<{ origin: string }, Answer>(
    'bench/platform-child.ts',
    env,
    async ({ greeting: { origin }, ask }) => {
      const agent = new Agent({ keepAlive: true })
      let asked = 0
      try {
        return await measure({
          ask({ path, method }, body) {
            const headers = {
              'x-requested-with': 'XMLHttpRequest',
              'x-forwarded-for': nameCaller(asked++),
              ...(body && { 'content-type': 'application/json' }),
            }
            const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
            return send(agent, `${origin}${path}?platform=desktop`, sent)
          },
          readDelay: async () => (await ask<{ delayMs: number }>('delay')).delayMs,
        })
      } finally {
        agent.destroy()
      }
    },
  )
}

/** No household comes twice. */
function nameCaller(asked: number): string {
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
}
