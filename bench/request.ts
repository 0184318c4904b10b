// Requests over a given agent, answered when the whole answer is there.
import { type Agent, request } from 'node:http'

export interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Status and milliseconds of one request. */
export function send(
  agent: Agent,
  address: string,
  { method = 'GET', headers, body }: Sent = {},
): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    request(address, { agent, method, headers }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve({ status: answer.statusCode!, ms: performance.now() - startedAt }))
    })
      .once('error', reject)
      .end(body)
  })
}

/** Milliseconds of a request that has to be answered by 200. */
export async function sendSoundly(agent: Agent, address: string, sent?: Sent): Promise<number> {
  const { status, ms } = await send(agent, address, sent)
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return ms
}
