import { login } from '@yanta/contract'
import { serverData } from '@yanta/contract/fixtures'
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib/v1'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModal, modalStore } from '../../dialogs/store.ts'
import { callWithCaptcha } from './call-with-captcha.ts'
import type { CaptchaProps } from './captcha-modal.tsx'
import type { PuzzleSolution, PuzzleTask } from './proof-of-work.ts'

const body = { type: 'email' as const, login: 'vera@example.com', password: 'vera-demo-2026' }
const hmacKey = 'key of a test'
let sent: { path: string; captcha?: string }[]
let captcha: Partial<typeof serverData.captcha>
let isAsked: boolean

/** Runs the worker's code on this thread. */
class Worker {
  onmessage: (event: { data: PuzzleSolution }) => void = () => {}
  terminate() {}
  postMessage({ challenge, salt, algorithm, maxnumber }: PuzzleTask) {
    void solveChallenge(challenge, salt, algorithm, maxnumber).promise.then((data) =>
      this.onmessage({ data }),
    )
  }
}

beforeEach(() => {
  sent = []
  captcha = {}
  isAsked = true
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'ru' } })
  vi.stubGlobal('Worker', Worker)
  vi.stubGlobal('fetch', async (address: string, request: { body?: string }) => {
    const path = address.split('?')[0]!
    const given = request.body ? (JSON.parse(request.body) as { captcha?: string }).captcha : undefined
    sent.push({ path, ...(given === undefined ? {} : { captcha: given }) })
    switch (path) {
      case '/json-api/serverdata':
        return Response.json({ ...serverData, captcha: { ...serverData.captcha, ...captcha } })
      case '/json-api/captcha':
        return Response.json({
          ...(await createChallenge({ hmacKey, maxnumber: 500 })),
          expiresAt: '2026-11-20T12:20:00.000Z',
        })
      default:
        return isAsked && given === undefined
          ? Response.json({ errors: [{ code: 'captcha_required' }] }, { status: 403 })
          : Response.json({ success: true })
    }
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a call without a captcha is made once, and no captcha code is loaded', async () => {
  isAsked = false
  expect(await callWithCaptcha(login, { body })).toEqual({ ok: true, value: { success: true } })
  expect(sent.map(({ path }) => path)).toEqual([login.path])
})

test('a call that requires a captcha is repeated with the solution of a puzzle, invisibly', async () => {
  expect((await callWithCaptcha(login, { body })).ok).toBe(true)
  expect(sent.map(({ path }) => path)).toEqual([
    login.path,
    '/json-api/serverdata',
    '/json-api/captcha',
    login.path,
  ])
  expect(await verifySolution(sent.at(-1)!.captcha!, hmacKey)).toBe(true)
  expect(modalStore.getState().stack).toEqual([])
})

test("the call is refused when the captcha code can't be loaded, and can be made again", async () => {
  vi.doMock('./captcha-answer.ts', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  expect(await callWithCaptcha(login, { body })).toEqual({
    ok: false,
    refusal: { code: 'captcha_failed', status: 0, errors: [] },
  })
  vi.doUnmock('./captcha-answer.ts')
  expect((await callWithCaptcha(login, { body })).ok).toBe(true)
})

test('a call known to require a captcha sends it at once', async () => {
  await callWithCaptcha(login, { body }, { isAlways: true })
  expect(sent.map(({ path }) => path)).toEqual(['/json-api/serverdata', '/json-api/captcha', login.path])
})

test('a puzzle without a solution is a refusal like any other, and the call is not repeated', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('no workers here')
      }
    },
  )
  expect(await callWithCaptcha(login, { body })).toEqual({
    ok: false,
    refusal: { code: 'captcha_failed', status: 422, errors: [] },
  })
  expect(sent.filter(({ path }) => path === login.path)).toHaveLength(1)
})

test('with the visible version the player answers in a dialog [9.21]', async () => {
  captcha = { site_key: 'site-key', active_version: 'second_version' }
  const answered = callWithCaptcha(login, { body })
  await vi.waitFor(() =>
    expect(modalStore.getState().stack).toMatchObject([{ name: 'captcha', props: { siteKey: 'site-key' } }]),
  )
  const { onAnswer } = modalStore.getState().stack[0]!.props as CaptchaProps
  onAnswer('token-of-google')
  expect((await answered).ok).toBe(true)
  expect(sent.at(-1)).toEqual({ path: login.path, captcha: 'token-of-google' })
  expect(modalStore.getState().stack).toEqual([])
})

test('closing that dialog shows that an answer is required', async () => {
  captcha = { site_key: 'site-key', active_version: 'second_version' }
  const answered = callWithCaptcha(login, { body })
  await vi.waitFor(() => expect(modalStore.getState().stack).toHaveLength(1))
  closeModal('captcha')
  expect(await answered).toMatchObject({ ok: false, refusal: { code: 'captcha_required' } })
})

test('the invisible version requests a token from Google in the name of the call [9.21]', async () => {
  captcha = { site_key: 'site-key', active_version: 'third_version' }
  const execute = vi.fn(async () => 'unseen-token')
  const addresses: string[] = []
  const append = (script: { src: string; onload: () => void }) => {
    addresses.push(script.src)
    vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute })
    script.onload()
  }
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { lang: 'ru' },
    createElement: () => ({}),
    head: { append },
  })
  expect((await callWithCaptcha(login, { body })).ok).toBe(true)
  expect(addresses).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key&hl=ru'])
  expect(execute).toHaveBeenCalledWith('site-key', { action: 'login' })
  expect(sent.at(-1)).toEqual({ path: login.path, captcha: 'unseen-token' })
})
