import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRecaptcha } from './recaptcha.ts'

const good = { success: true, hostname: 'casino.example', action: 'login', score: 0.9 }
const log = { error: vi.fn<(...what: unknown[]) => void>() }
const closers: (() => void)[] = []
beforeEach(() => log.error.mockClear())
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A fake of Google's server; with `null` it never answers. */
async function startGoogle(verdict: object | null, status = 200) {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    let body = ''
    request
      .on('data', (part) => {
        body += part
      })
      .on('end', () => {
        asked.push(new URLSearchParams(body))
        if (verdict)
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(verdict))
      })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify` }
}

const askWith = async (
  version: 'second_version' | 'third_version',
  verdict: object | null,
  status?: number,
) => {
  const { asked, address } = await startGoogle(verdict, status)
  const captcha = createRecaptcha({
    secret: 's3cret',
    version,
    siteOrigin: 'https://casino.example',
    log: log as never,
    address,
    patienceMs: 300,
  })
  return { asked, answer: captcha.verify({ answer: 'token', address: '203.0.113.7', action: 'login' }) }
}

test("Google gets the secret and the token, and not the client's address", async () => {
  const { asked, answer } = await askWith('third_version', good)
  expect(await answer).toBe(true)
  expect(Object.fromEntries(asked[0]!)).toEqual({ secret: 's3cret', response: 'token' })
})

const scored = [
  ['that was used or forged', { success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
  ['of another site', { ...good, hostname: 'evil.example' }, false],
  ['for another call', { ...good, action: 'registerPlayer' }, false],
  ['without the call it is for', { success: true, hostname: 'casino.example', score: 0.9 }, false],
  ['of what looks like a program', { ...good, score: 0.3 }, false],
  ['that just passes', { ...good, score: 0.5 }, true],
] as const
test.each(scored)('the third version: a token %s [9.21]', async (_case, verdict, isTaken) => {
  expect(await (await askWith('third_version', verdict)).answer).toBe(isTaken)
})

const pressed = [
  ['of a person', { success: true, hostname: 'casino.example' }, true],
  ['that was used or forged', { success: false, 'error-codes': ['invalid-input-response'] }, false],
  ['of another site', { success: true, hostname: 'evil.example' }, false],
] as const
test.each(pressed)('the second version: a token %s [9.21]', async (_case, verdict, isTaken) => {
  expect(await (await askWith('second_version', verdict)).answer).toBe(isTaken)
})

describe('verification fails and the reason is logged', () => {
  test.each([
    ['while Google never answers', null, 200],
    ['while Google answers 500', {}, 500],
    ["when the answer is none of Google's", { hello: 1 }, 200],
    [
      "when the secret is not the site key's",
      { success: false, 'error-codes': ['invalid-input-secret'] },
      200,
    ],
  ])('%s', async (_case, verdict, status) => {
    await expect((await askWith('third_version', verdict, status)).answer).rejects.toThrow(
      expect.objectContaining({ code: 'temporarily_unavailable' }),
    )
    expect(log.error).toHaveBeenCalledOnce()
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('s3cret')
  })
})
