import { type CallDeclaration, login, passSecondFactor } from '@yanta/contract'
import { secondFactor } from '@yanta/contract/fixtures'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { type SessionBeginning, type SsrContext, ssrContext } from '../data/api/ssr-context.ts'
import { PopupContext } from '../navigation/popup.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Login, { action } from './login.tsx'

const begin = vi.fn<(call: CallDeclaration, body: unknown) => Promise<SessionBeginning>>(async () => ({
  cookies: ['a=1; Path=/', 'b=2; Path=/'],
  step: null,
  refusal: null,
}))

function visit(changes: Partial<SsrContext> = {}, url = 'https://yanta.example/login', body?: string) {
  const context = new RouterContextProvider()
  const whole = {
    locale: 'ru',
    call: answerCalls(),
    hasSession: false,
    isRegionBlocked: false,
    beginSession: begin,
    ...changes,
  } as SsrContext
  context.set(ssrContext, whole)
  const request = new Request(
    url,
    body === undefined
      ? {}
      : { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  )
  return { context, request, url: new URL(url), params: {} } as unknown as Parameters<typeof action>[0]
}

async function thrown(work: () => Promise<unknown>): Promise<Response & { init?: ResponseInit }> {
  return work().then(
    () => {
      throw new Error('nothing was thrown')
    },
    (answer) => answer as Response,
  )
}

const Panel = () => (
  <PopupContext
    value={{
      beneath: '/',
      address: '/login?redirect=%2Fprofile',
      params: {},
      query: new URLSearchParams(),
      onClose() {},
    }}
  >
    <Login />
  </PopupContext>
)

describe('login popup', () => {
  test('has a form that needs no scripts [2.10]', async () => {
    const html = await renderScreen(Panel, null, { path: '/login' })
    expect(html).toMatch(/<dialog[^>]* open=""/)
    expect(html).toMatch(/<form[^>]*method="post"/)
    expect(html).toMatch(/<form[^>]*action="\/login\?redirect=%2Fprofile"/)
    for (const name of ['type', 'login', 'password', 'remember']) expect(html).toContain(`name="${name}"`)
    expect(html).toContain('autoComplete="current-password"')
    expect(html).toContain('autoComplete="username"')
  })

  test('speaks English', async () => {
    const html = await renderScreen(Panel, null, { path: '/login', locale: 'en' })
    expect(html).toContain('Welcome back')
    expect(html).not.toContain('С возвращением')
  })
})

describe('login form without scripts', () => {
  const form = 'type=phone&login=%2B7+(916)+123-45-67&password=secret&remember=on'

  test('sets the cookies and redirects to the requested screen', async () => {
    const answer = await thrown(() =>
      action(visit({}, 'https://yanta.example/login?redirect=%2Fplay%2Fneon-drive', form)),
    )
    expect(begin).toHaveBeenLastCalledWith(login, {
      type: 'phone',
      login: '79161234567',
      password: 'secret',
      remember: true,
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/play/neon-drive')
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  })

  test.each(['//evil.example', 'https://evil.example', '/%5Cevil.example'])(
    'never redirects to %s',
    async (wanted) => {
      const answer = await thrown(() =>
        action(visit({}, `https://yanta.example/login?redirect=${encodeURIComponent(wanted)}`, form)),
      )
      expect(answer.headers.get('location')).toBe('/')
    },
  )

  test("answers a refusal with its status, its code and the server's message [8.14]", async () => {
    begin.mockResolvedValueOnce({
      cookies: [],
      step: null,
      refusal: {
        code: 'invalid_credentials',
        status: 401,
        errors: [{ code: 'invalid_credentials', message: 'Не подошло' }],
      },
    })
    const answer = await action(visit({}, undefined, form))
    expect(answer.init?.status).toBe(401)
    expect(answer.data).toEqual({
      refused: { code: 'invalid_credentials', message: 'Не подошло' },
      factor: null,
      isRemembered: true,
    })
  })

  test('continues with the second factor on the same screen', async () => {
    begin.mockResolvedValueOnce({ cookies: [], step: secondFactor, refusal: null })
    const answer = await action(visit({}, undefined, form))
    expect([answer.init?.status, answer.data]).toEqual([
      200,
      { refused: null, factor: secondFactor, isRemembered: true },
    ])
  })

  const second = `challenge=${secondFactor.challenge}&remember=on`
  test('a correct code of the second factor redirects to the requested screen', async () => {
    const answer = await thrown(() =>
      action(visit({}, 'https://yanta.example/login?redirect=%2Fprofile%2Finfo', `${second}&code=407123`)),
    )
    expect(begin).toHaveBeenLastCalledWith(passSecondFactor, {
      challenge: secondFactor.challenge,
      method: 'totp',
      code: '407123',
      remember: true,
    })
    expect(answer.headers.get('location')).toBe('/profile/info')
  })

  test.each([
    ['a wrong code', 'wrong_code', 422, secondFactor.challenge],
    ['a login that took too long', 'second_factor_expired', 410, undefined],
  ])('after %s the screen shows the next possible step', async (_, code, status, challenge) => {
    begin.mockResolvedValueOnce({
      cookies: [],
      step: null,
      refusal: { code, status, errors: [{ code, params: { left: 2 } }] },
    })
    const answer = await action(visit({}, undefined, `${second}&code=000000`))
    expect(answer.init?.status).toBe(status)
    expect(answer.data.refused).toEqual({ code, params: { left: 2 } })
    expect(answer.data.factor?.challenge).toBe(challenge)
  })

  test('is closed to blocked regions with 451 [2.10]', async () => {
    expect(
      (await thrown(() => action(visit({ isRegionBlocked: true }, undefined, 'login=a')))).init?.status,
    ).toBe(451)
  })

  test('sends no call for an empty form', async () => {
    begin.mockClear()
    expect((await action(visit({}, undefined, ''))).init?.status).toBe(400)
    expect(begin).not.toHaveBeenCalled()
  })
})
