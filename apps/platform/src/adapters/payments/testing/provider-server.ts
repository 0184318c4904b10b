// A provider's server for tests: answers each request as it is told to.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface ProviderServer {
  origin: string
  requests: ReceivedRequest[]
  /** What the next requests are answered. */
  answer(build: (request: ReceivedRequest) => { status?: number; body: string }): void
  close(): Promise<void>
}

export async function startProviderServer(): Promise<ProviderServer> {
  const requests: ReceivedRequest[] = []
  let build: Parameters<ProviderServer['answer']>[0] = () => ({ status: 503, body: '' })
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const received = { path: request.url ?? '', headers: request.headers, body }
      requests.push(received)
      const answer = build(received)
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answer(next) {
      build = next
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
