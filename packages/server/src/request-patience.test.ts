import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { requestPatience } from './request-patience.ts'

const {
  requestTimeout,
  http: { headersTimeout, connectionsCheckingInterval },
} = requestPatience

test.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: a\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{'],
])('%s that never end do not occupy a connection for ever', async (_name, text) => {
  // The same proportions, a hundred times as fast; Node's defaults exceed the timeout of this test.
  const server = createServer(
    {
      requestTimeout: requestTimeout / 100,
      headersTimeout: headersTimeout / 100,
      connectionsCheckingInterval: connectionsCheckingInterval / 100,
    },
    (request) => void request.resume(),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('408 Request Timeout')
  socket.destroy()
  server.close()
})
