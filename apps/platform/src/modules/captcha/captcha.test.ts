import { readConfig } from '@yanta/config'
import { createRateLimiter } from '@yanta/config/rate-limiter'
import { getCaptchaPuzzle, login, type CaptchaPuzzle } from '@yanta/contract'
import { solveChallenge } from 'altcha-lib/v1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Captcha, CaptchaDeed } from '../../adapters/captcha/captcha.ts'
import { solveCaptcha } from '../../testing/solve-captcha.ts'
import { testSecrets } from '../../testing/templates.ts'
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { askCaptcha } from './captcha.service.ts'
import { createCaptcha } from './create-captcha.ts'
import { createProofOfWork } from './proof-of-work.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ RATE_LIMITS: 'on', CAPTCHA_COMPLEXITY: '200' })
})
afterAll(() => platform.close())

const encode = (solution: object) => Buffer.from(JSON.stringify(solution)).toString('base64')
const solve = async ({ challenge, salt, algorithm, maxnumber }: CaptchaPuzzle) =>
  (await solveChallenge(challenge, salt, algorithm, maxnumber).promise)!.number
const question = { address: '203.0.113.7', deed: 'login' } as const

describe('a puzzle', () => {
  test('is solved once: its solution does not count again', async () => {
    const answer = await solveCaptcha(platform)
    const { captcha } = platform.app.parts
    const verdicts = await Promise.all(
      Array.from({ length: 5 }, () => captcha.judge({ ...question, answer })),
    )
    expect(verdicts.filter(Boolean)).toHaveLength(1)
  })

  test('counts for ten minutes', async () => {
    const { body } = await platform.as(null).get(getCaptchaPuzzle)
    const lifetimeMs = Date.parse(body.expiresAt) - Date.now()
    expect(lifetimeMs).toBeGreaterThan(590_000)
    expect(lifetimeMs).toBeLessThanOrEqual(600_000)
    expect(body.maxnumber).toBe(200)
  })

  test('is not kept by a cache', async () => {
    const { headers } = await platform.as(null).get(getCaptchaPuzzle)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('that was changed, is over, or was made elsewhere is worth nothing', async () => {
    const { captcha, db } = platform.app.parts
    const puzzle = (await platform.as(null).get(getCaptchaPuzzle)).body
    const number = await solve(puzzle)
    const { algorithm, challenge, salt, signature } = puzzle
    const solution = { algorithm, challenge, salt, signature, number }
    const foreign = await createProofOfWork({ db, secret: "somebody else's secret", complexity: 50 }).pose!()
    const [later, earlier] = [
      salt.replace(/expires=\d+/, 'expires=9999999999'),
      salt.replace(/expires=\d+/, 'expires=1'),
    ]
    const wrong = [
      { ...solution, number: number + 1 },
      { ...solution, salt: later },
      { ...solution, salt: earlier },
      { ...solution, salt: `${salt}&x=1&` },
      { ...solution, signature: 'f'.repeat(64) },
      { ...solution, algorithm: 'SHA-1' },
      { ...solution, number: String(number) },
      { ...solution, salt: salt.split('?')[0] },
      { ...foreign, number: await solve(foreign) },
      {},
      [],
      null,
    ].map((each) => encode(each as object))
    for (const answer of [...wrong, 'no base64!', '', 'bnVsbA=='])
      expect(await captcha.judge({ ...question, answer })).toBe(false)
    expect(await captcha.judge({ ...question, answer: encode(solution) })).toBe(true)
  })
})

describe('tries of one address', () => {
  const parts = (captcha: Partial<Captcha> = {}, rateLimits = true) => ({
    config: { rateLimits },
    rateLimiter: createRateLimiter(),
    captcha: { pose: null, judge: async ({ answer }: { answer: string }) => answer === 'right', ...captcha },
  })
  const tryOften = async (
    kit: ReturnType<typeof parts>,
    times: number,
    wish: { deed: CaptchaDeed; answer?: string; address?: string },
  ) => {
    const codes: string[] = []
    for (let count = 0; count < times; count += 1) {
      await askCaptcha(kit, { answer: undefined, address: '203.0.113.7', ...wish }).then(
        () => codes.push('passed'),
        (error: { code: string }) => codes.push(error.code),
      )
    }
    return codes
  }
  const deeds = ['code', 'login', 'registration', 'restore'] as const

  test.each(deeds)(
    'of %s cost nothing at first, then a captcha, and after many more a wait',
    async (deed) => {
      const kit = parts()
      const first = await tryOften(kit, 30, { deed })
      const free = first.indexOf('captcha_required')
      expect(free).toBeGreaterThanOrEqual(3)
      expect(first.slice(free).every((code) => code === 'captcha_required')).toBe(true)
      // Who can't solve one waits for so long.
      await expect(askCaptcha(kit, { answer: undefined, address: '203.0.113.7', deed })).rejects.toThrow(
        expect.objectContaining({ detail: { params: { retryAfter: expect.any(Number) } } }),
      )
      const solved = await tryOften(kit, 120, { deed, answer: 'right' })
      const most = solved.indexOf('too_many_requests')
      expect(most).toBeGreaterThan(free)
      expect(solved.slice(0, most).every((code) => code === 'passed')).toBe(true)
      await expect(askCaptcha(kit, { answer: 'right', address: '203.0.113.7', deed })).rejects.toThrow(
        expect.objectContaining({ detail: { params: { retryAfter: expect.any(Number) } } }),
      )
    },
  )

  test('that answer wrongly are told so', async () => {
    const kit = parts()
    await tryOften(kit, 30, { deed: 'login' })
    expect(await tryOften(kit, 1, { deed: 'login', answer: 'wrong' })).toEqual(['captcha_failed'])
  })

  test('cost nobody else anything, and the addresses of one household are one', async () => {
    const kit = parts()
    await tryOften(kit, 30, { deed: 'login', address: '2001:db8:5:5::1' })
    expect(await tryOften(kit, 1, { deed: 'login', address: '2001:db8:5:5::2' })).toEqual([
      'captcha_required',
    ])
    expect(await tryOften(kit, 1, { deed: 'login', address: '2001:db8:5:6::1' })).toEqual(['passed'])
    expect(await tryOften(kit, 1, { deed: 'code', address: '2001:db8:5:5::1' })).toEqual(['passed'])
  })

  test('do not begin anew with each of the thousands of networks that one IPv6 customer may hold; neighbours in another /48 are free', async () => {
    const kit = parts()
    const outcomes = []
    for (let at = 0; at < 101; at += 1)
      outcomes.push(
        ...(await tryOften(kit, 1, { deed: 'login', address: `2001:db8:6:${at.toString(16)}::1` })),
      )
    expect([new Set(outcomes.slice(0, 100)), outcomes[100]]).toEqual([
      new Set(['passed']),
      'captcha_required',
    ])
    expect(await tryOften(kit, 1, { deed: 'login', address: '2001:db8:7:1::1' })).toEqual(['passed'])
  })

  test('are asked from the first on where the operator wants it, without limits too', async () => {
    for (const kit of [parts(), parts({}, false)]) {
      const wish = { address: '203.0.113.7', deed: 'registration', isAlways: true } as const
      await expect(askCaptcha(kit, { ...wish, answer: undefined })).rejects.toThrow('captcha_required')
      await askCaptcha(kit, { ...wish, answer: 'right' })
    }
  })

  test("are not forgotten for a forged X-Forwarded-For: who is nobody's proxy is taken by their own address", async () => {
    const tryFrom = (remoteAddress: string, forwarded: string) =>
      platform.app.inject({
        method: 'POST',
        url: login.path,
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        payload: { type: 'email', login: `${forwarded}@example.com`, password: 'wrong' },
      })
    const answers: string[] = []
    for (let count = 0; count < 12; count += 1)
      answers.push(
        (await tryFrom('198.51.100.9', `192.0.2.${count}`)).json<{ errors: { code: string }[] }>().errors[0]!
          .code,
      )
    expect(answers.at(-1)).toBe('captcha_required')
    expect(
      (await tryFrom('127.0.0.1', '192.0.2.77')).json<{ errors: { code: string }[] }>().errors[0]!.code,
    ).toBe('invalid_credentials')
  })
})

test('there is no puzzle where Google asks', async () => {
  const { db } = platform
  const options = {
    db,
    log: platform.app.log,
    config: readConfig({ ...testSecrets, RECAPTCHA_SECRET: 's3cret' }),
  }
  expect(
    createCaptcha({
      ...options,
      settings: { siteKey: 'site-key', version: 'third_version', isAskedAtRegistration: true },
    }).pose,
  ).toBeNull()
  expect(
    createCaptcha({
      ...options,
      settings: { siteKey: null, version: 'third_version', isAskedAtRegistration: true },
    }).pose,
  ).not.toBeNull()
})

test('a site key without its secret is refused at the start, with what to do', () => {
  const settings = { siteKey: 'site-key', version: 'second_version', isAskedAtRegistration: true } as const
  expect(() =>
    createCaptcha({ db: platform.db, log: platform.app.log, config: readConfig(testSecrets), settings }),
  ).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(/^RECAPTCHA_SECRET is not set/),
    }),
  )
})
