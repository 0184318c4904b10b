import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpSms } from './http-sms.ts'

const sms = { id: 'a1b2', recipient: '+79990001122', text: '4071 — код Ферны.' }
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

interface Asked {
  method: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

async function startGateway(answer: (response: ServerResponse) => void) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let body = ''
    request
      .on('data', (part) => {
        body += part
      })
      .on('end', () => {
        asked.push({ method: request.method, headers: request.headers, body })
        answer(response)
      })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/messages` }
}

test('the gateway gets recipient, text and sender as JSON, with the token and the same key for a retry', async () => {
  const { asked, url } = await startGateway((response) => response.writeHead(202).end('{"id":1}'))
  const sender = createHttpSms({ url, token: 't0ken', sender: 'Ferna' })
  await sender.send(sms)
  await sender.send(sms)
  expect(JSON.parse(asked[0]!.body)).toEqual({ to: '+79990001122', text: '4071 — код Ферны.', from: 'Ferna' })
  expect(asked[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer t0ken', 'idempotency-key': 'a1b2' },
  })
  expect(asked[1]!.headers['idempotency-key']).toBe('a1b2')
})

test('without token and sender neither is sent', async () => {
  const { asked, url } = await startGateway((response) => response.end())
  await createHttpSms({ url, token: '', sender: '' }).send(sms)
  expect(JSON.parse(asked[0]!.body)).toEqual({ to: '+79990001122', text: '4071 — код Ферны.' })
  expect(asked[0]!.headers).not.toHaveProperty('authorization')
})

test.each([500, 429, 400, 401])('an answer of %i is an error without any secret in it', async (status) => {
  const { url } = await startGateway((response) => response.writeHead(status).end('4071'))
  await expect(createHttpSms({ url, token: 't0ken', sender: '' }).send(sms)).rejects.toThrow(
    new RegExp(`^the SMS gateway answered ${status}$`),
  )
})

test('a redirect is not followed: the code is sent only to the configured gateway', async () => {
  const elsewhere = await startGateway((response) => response.end())
  const { url } = await startGateway((response) => response.writeHead(307, { location: elsewhere.url }).end())
  await expect(createHttpSms({ url, token: 't0ken', sender: '' }).send(sms)).rejects.toThrow('307')
  expect(elsewhere.asked).toEqual([])
})

test('a gateway that never answers times out', async () => {
  const { url } = await startGateway(() => {})
  await expect(createHttpSms({ url, token: '', sender: '', patienceMs: 100 }).send(sms)).rejects.toThrow(
    /timeout/i,
  )
})
