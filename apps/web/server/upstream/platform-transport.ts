// Sends this server's own calls to the platform over keep-alive connections. A player's document makes three calls of its own,
// which through `fetch` cost a fifth of its time. The memory of an answer is bounded.
import { Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Transport, TransportRequest } from '../../src/data/api/caller.ts'
import { buildUpstreamRequest } from './upstream-request.ts'

type Answer = Awaited<ReturnType<Transport>>

/** The longest list, a thousand games, is a fifth of it. */
export const largestAnswerBytes = 2 * 1024 * 1024
/** Bounds the memory of all pending answers together. */
const mostConnections = 128

/** Builds the transport to the platform at `apiBaseUrl`. It rejects without an answer in time, `json()` a too large answer. */
export function buildPlatformTransport(apiBaseUrl: string): Transport {
  const settings = { keepAlive: true, maxSockets: mostConnections }
  const agent = apiBaseUrl.startsWith('https:') ? new HttpsAgent(settings) : new HttpAgent(settings)
  const openUpstream = buildUpstreamRequest(apiBaseUrl)
  const carry = (path: string, { method, headers, body, timeoutMs }: TransportRequest) =>
    new Promise<Answer>((resolve, reject) => {
      const request = openUpstream({ method, path, headers, agent })
      const deadline = setTimeout(
        () => request.destroy(new Error('the platform gave no answer in time')),
        timeoutMs,
      )
      request.on('close', () => clearTimeout(deadline))
      request.on('error', (error) =>
        wasClosedBefore(request, error) && method === 'GET'
          ? carry(path, { method, headers, body, timeoutMs }).then(resolve, reject)
          : reject(error),
      )
      request.on('response', (answer) => {
        const status = answer.statusCode ?? 0
        // Read even if the caller does not: a connection is free again only when its answer has ended.
        const read = readJson(answer)
        read.catch(() => {})
        resolve({
          ok: status >= 200 && status < 300,
          status,
          headers: { get: (name) => firstOf(answer.headers[name]) },
          json: () => read,
        })
      })
      request.end(body)
    })
  return (address, request) => carry(address.slice(apiBaseUrl.length), request)
}

async function readJson(answer: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    // Leaving the loop destroys the connection.
    if (length > largestAnswerBytes)
      throw new Error(`the platform's answer is larger than ${largestAnswerBytes} bytes`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** The platform may close a keep-alive connection just as it is reused. */
function wasClosedBefore(request: ClientRequest, error: Error): boolean {
  return request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET'
}

function firstOf(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null
}
