import { readConfig } from '@yanta/config'
import { getCaptchaPuzzle, login, type CaptchaPuzzle } from '@yanta/contract'
import { solveChallenge } from 'altcha-lib/v1'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Captcha, CaptchaAction } from '../../../adapters/captcha/captcha.ts'
import { solveCaptcha } from '../../../testing/solve-captcha.ts'
import { testSecrets } from '../../../testing/templates.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
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
const question = { address: '203.0.113.7', action: 'login' } as const

describe('a puzzle', () => {
  test('is solved once: its solution is not accepted again', async () => {
    const answer = await solveCaptcha(platform)
    const { captcha } = platform.app.deps
    const verdicts = await Promise.all(
      Array.from({ length: 5 }, () => captcha.verify({ ...question, answer })),
    )
    expect(verdicts.filter(Boolean)).toHaveLength(1)
  })

  test('is valid for ten minutes', async () => {
    const { body } = await platform.as(null).get(getCaptchaPuzzle)
    const lifetimeMs = Date.parse(body.expiresAt) - Date.now()
    expect(lifetimeMs).toBeGreaterThan(590_000)
    expect(lifetimeMs).toBeLessThanOrEqual(600_000)
    expect(body.maxnumber).toBe(200)
    const answer = await solveCaptcha(platform)
    platform.clock.advance({ minutes: 10, seconds: 1 })
    expect(await platform.app.deps.captcha.verify({ ...question, answer })).toBe(false)
  })

  test('is not cached', async () => {
    const { headers } = await platform.as(null).get(getCaptchaPuzzle)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('that was changed, has expired, or was made elsewhere is invalid', async () => {
    const { captcha, db, clock } = platform.app.deps
    const puzzle = (await platform.as(null).get(getCaptchaPuzzle)).body
    const number = await solve(puzzle)
    const { algorithm, challenge, salt, signature } = puzzle
    const solution = { algorithm, challenge, salt, signature, number }
    const foreign = await createProofOfWork({ db, clock, secret: "somebody else's secret", complexity: 50 })
      .pose!()
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
      expect(await captcha.verify({ ...question, answer })).toBe(false)
    expect(await captcha.verify({ ...question, answer: encode(solution) })).toBe(true)
  })
})

describe('tries of one address', () => {
  beforeEach(() => sql`truncate login_guesses`.execute(platform.db))

  const deps = (captcha: Partial<Captcha> = {}, rateLimits = true) => ({
    config: { rateLimits },
    db: platform.db,
    clock: platform.clock,
    captcha: { pose: null, verify: async ({ answer }: { answer: string }) => answer === 'right', ...captcha },
  })
  const tryOften = async (
    kit: ReturnType<typeof deps>,
    times: number,
    request: { action: CaptchaAction; answer?: string; address?: string },
  ) => {
    const codes: string[] = []
    for (let count = 0; count < times; count += 1) {
      await askCaptcha(kit, { answer: undefined, address: '203.0.113.7', ...request }).then(
        () => codes.push('passed'),
        (error: { code: string }) => codes.push(error.code),
      )
    }
    return codes
  }
  const deeds = ['code', 'login', 'registration', 'restore'] as const

  test.each(deeds)(
    'of %s cost nothing at first, then a captcha, and after many more a wait',
    async (action) => {
      const kit = deps()
      const first = await tryOften(kit, 30, { action })
      const free = first.indexOf('captcha_required')
      expect(free).toBeGreaterThanOrEqual(3)
      expect(first.slice(free).every((code) => code === 'captcha_required')).toBe(true)
      // The wait of a client that can't solve one.
      await expect(askCaptcha(kit, { answer: undefined, address: '203.0.113.7', action })).rejects.toThrow(
        expect.objectContaining({ detail: { params: { retryAfter: expect.any(Number) } } }),
      )
      const solved = await tryOften(kit, 120, { action, answer: 'right' })
      const most = solved.indexOf('too_many_requests')
      expect(most).toBeGreaterThan(free)
      expect(solved.slice(0, most).every((code) => code === 'passed')).toBe(true)
      await expect(askCaptcha(kit, { answer: 'right', address: '203.0.113.7', action })).rejects.toThrow(
        expect.objectContaining({ detail: { params: { retryAfter: expect.any(Number) } } }),
      )
    },
  )

  test('with a wrong answer are refused, whichever process counted the others', async () => {
    await tryOften(deps(), 30, { action: 'login' })
    expect(await tryOften(deps(), 1, { action: 'login', answer: 'wrong' })).toEqual(['captcha_failed'])
  })

  test('do not count for other addresses, and the addresses of one household are one', async () => {
    const kit = deps()
    await tryOften(kit, 30, { action: 'login', address: '2001:db8:5:5::1' })
    expect(await tryOften(kit, 1, { action: 'login', address: '2001:db8:5:5::2' })).toEqual([
      'captcha_required',
    ])
    expect(await tryOften(kit, 1, { action: 'login', address: '2001:db8:5:6::1' })).toEqual(['passed'])
    expect(await tryOften(kit, 1, { action: 'code', address: '2001:db8:5:5::1' })).toEqual(['passed'])
  })

  test('from the thousands of networks that one IPv6 customer may have share a limit; neighbours in another /48 are free', async () => {
    const kit = deps()
    const outcomes = []
    for (let at = 0; at < 101; at += 1)
      outcomes.push(
        ...(await tryOften(kit, 1, { action: 'login', address: `2001:db8:6:${at.toString(16)}::1` })),
      )
    expect([new Set(outcomes.slice(0, 100)), outcomes[100]]).toEqual([
      new Set(['passed']),
      'captcha_required',
    ])
    expect(await tryOften(kit, 1, { action: 'login', address: '2001:db8:7:1::1' })).toEqual(['passed'])
  })

  test('need a captcha from the first on if the operator sets it, also without rate limits', async () => {
    for (const kit of [deps(), deps({}, false)]) {
      const request = { address: '203.0.113.7', action: 'registration', isAlways: true } as const
      await expect(askCaptcha(kit, { ...request, answer: undefined })).rejects.toThrow('captcha_required')
      await askCaptcha(kit, { ...request, answer: 'right' })
    }
  })

  test('are counted despite a forged X-Forwarded-For: a client that is no trusted proxy is counted by its own address', async () => {
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

test("there is no puzzle when Google's captcha is configured", async () => {
  const { db, clock } = platform
  const options = {
    db,
    clock,
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

test('a site key without its secret is refused at the start, with instructions', () => {
  const settings = { siteKey: 'site-key', version: 'second_version', isAskedAtRegistration: true } as const
  expect(() =>
    createCaptcha({
      db: platform.db,
      clock: platform.clock,
      log: platform.app.log,
      config: readConfig(testSecrets),
      settings,
    }),
  ).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(/^RECAPTCHA_SECRET is not set/),
    }),
  )
})
