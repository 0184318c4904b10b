import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSignature, signatureHeader } from '@yanta/contract/signature'
import { createWalletClient, type WalletClient } from './wallet-client.ts'

const secret = 'a-secret-for-tests-0123456789'
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void
let wallet: WalletClient
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => answer(request, response, body))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  wallet = createWalletClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret,
    timeoutMs: 1000,
  })
})
afterAll(() => {
  wallet.close()
  server.close()
  server.closeAllConnections()
})
const reply = (status: number, body: unknown) => {
  answer = (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
}
const ask = () => wallet.getBalance({ sessionId: '7' })

test('signs exactly what it sends', async () => {
  let verdict
  answer = (request, response, body) => {
    verdict = checkSignature(request.headers[signatureHeader] as string, {
      secret,
      method: 'POST',
      path: request.url!,
      body,
    })
    response.end(JSON.stringify({ balance: 5, currency: 'RUB' }))
  }
  expect(await ask()).toEqual({ kind: 'done', value: { balance: 5, currency: 'RUB' } })
  expect(verdict).toBe('ok')
})

test('a refusal declared by the call is returned as a refusal', async () => {
  reply(404, { errors: [{ code: 'session_not_found' }] })
  expect(await ask()).toEqual({ kind: 'refused', code: 'session_not_found' })
})

test.each([
  ['a refusal the call does not declare', 409, { errors: [{ code: 'round_closed' }] }],
  ['a declared code with a failing status', 500, { errors: [{ code: 'session_not_found' }] }],
  ['a signature the wallet did not accept', 401, { errors: [{ code: 'invalid_signature' }] }],
  ['an error page', 502, '<html>'],
  ['a balance that is a fraction', 200, { balance: 5.5, currency: 'RUB' }],
  ['a balance that is text', 200, { balance: '5', currency: 'RUB' }],
  ['an answer cut short', 200, '{"balance":5,'],
  ['an answer beyond 64 KB', 200, ' '.repeat(70_000)],
])('%s leaves the result unknown', async (_, status, body) => {
  reply(status, body)
  expect(await ask()).toMatchObject({ kind: 'unknown' })
})

test('a timeout leaves the result unknown', async () => {
  answer = () => {}
  expect(await ask()).toMatchObject({ kind: 'unknown' })
})
