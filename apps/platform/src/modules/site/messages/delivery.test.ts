import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { confirmPhoneCode, sendPhoneCode } from '@yanta/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

const phoneOfSlow = '79990001100'
const taken: { to: string; text: string }[] = []
const held: ServerResponse[] = []
const gateway = createServer((request, response) => {
  let body = ''
  request
    .on('data', (part) => {
      body += part
    })
    .on('end', () => {
      const sms = JSON.parse(body) as { to: string; text: string }
      taken.push(sms)
      if (sms.to === `+${phoneOfSlow}`) held.push(response)
      else response.writeHead(202).end()
    })
})
let platform: TestPlatform
beforeAll(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening')
  platform = await createTestPlatform({
    SMS_GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
  })
})
afterAll(async () => {
  for (const response of held) response.end()
  await platform.close()
  gateway.close()
})
const send = async (phone: string) =>
  (
    await platform
      .as(null)
      .post(
        sendPhoneCode,
        { body: { phone, purpose: 'registration' } },
        { headers: { 'accept-language': 'en' } },
      )
  ).body
const findSms = (phone: string) =>
  vi.waitFor(
    () => {
      const sms = taken.find(({ to }) => to === `+${phone}`)
      if (!sms) throw new Error(`nothing was sent to ${phone}`)
      return sms
    },
    { timeout: 60_000 },
  )

test('the code that reaches a phone is the one that proves it [7.5] [7.6]', async () => {
  const phone = '79990001122'
  const { codeId } = await send(phone)
  const { text } = await findSms(phone)
  const code = /^\d{4}/.exec(text)![0]
  expect(text).toBe(`${code} is your Yanta registration code. Never share it.\n@localhost #${code}`)
  expect(
    await platform
      .as(null)
      .post(confirmPhoneCode, { body: { codeId, phone, code, purpose: 'registration', remember: true } }),
  ).toMatchObject({ status: 200, body: { proof: expect.any(String) } })
})

test('a gateway that is slow with one message gets the next one meanwhile', async () => {
  await send(phoneOfSlow)
  await findSms(phoneOfSlow)
  await send('79990001133')
  await findSms('79990001133')
  expect(held).toHaveLength(1)
})
