// Limits of strangers, on a site that has them switched on.
import { expect, test } from '../../support/base.ts'
import { startSite, type Site } from '../../../tools/site/start-site.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Each time as if from somewhere else, by every header that proxies use for it. */
async function askForged(
  path: string,
  number: number,
  body: object,
): Promise<{ status: number; code: string | undefined; retryAfter: string | null }> {
  const address = `203.0.113.${number}`
  const answer = await fetch(`${site.origin}${path}?platform=desktop`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      origin: site.origin,
      'x-forwarded-for': address,
      'x-real-ip': address,
      forwarded: `for=${address}`,
      'cf-connecting-ip': address,
      'true-client-ip': address,
      'x-client-ip': address,
    },
    body: JSON.stringify(body),
  })
  const { errors } = (await answer.json()) as { errors?: { code: string }[] }
  return { status: answer.status, code: errors?.[0]?.code, retryAfter: answer.headers.get('retry-after') }
}

test('a forged X-Forwarded-For resets no limit: wrong passwords cost a captcha, then a wait', async () => {
  const answers = []
  for (let number = 1; number <= 200 && answers.at(-1)?.status !== 429; number += 1) {
    answers.push(
      await askForged('/json-api/login', number, {
        type: 'email',
        login: `guess-${number}@example.com`,
        password: 'wrong-password-1',
      }),
    )
  }
  const codes = answers.slice(0, -1).map(({ code }) => code)
  const free = codes.indexOf('captcha_required')
  expect(free).toBeGreaterThan(0)
  expect(codes).toEqual([
    ...Array(free).fill('invalid_credentials'),
    ...Array(codes.length - free).fill('captcha_required'),
  ])
  expect(answers.at(-1)).toEqual({
    status: 429,
    code: 'too_many_requests',
    retryAfter: expect.stringMatching(/^[1-9]\d?$/),
  })
})

test('a forged X-Forwarded-For resets no limit: after a few messages to strangers each costs a captcha', async () => {
  const codes = []
  for (let number = 10; number < 30; number += 1)
    codes.push(
      (
        await askForged('/json-api/players/phones/verify', number, {
          phone: `799910000${number}`,
          purpose: 'registration',
        })
      ).code,
    )
  const free = codes.indexOf('captcha_required')
  expect(free).toBeGreaterThan(0)
  expect(codes).toEqual([...Array(free).fill(undefined), ...Array(20 - free).fill('captcha_required')])
})
