// A local push service: records the requests it gets and answers with the status set by the test.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Carried {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface PushService {
  origin: string
  carried: Carried[]
  /** Status by path; 201 by default. */
  answers: Map<string, number>
  close(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const carried: Carried[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      carried.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      response
        .writeHead(answers.get(path) ?? 201, { location: 'http://127.0.0.1:9/elsewhere' })
        .end('x'.repeat(1_000))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    carried,
    answers,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
