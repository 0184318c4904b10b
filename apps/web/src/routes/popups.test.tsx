import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type SsrContext, ssrContext } from '../data/api/ssr-context.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { loadPackedLobby } from './load-lobby.ts'
import Popups, { loader } from './popups.tsx'

function visit(path: string, changes: Partial<SsrContext>) {
  const context = new RouterContextProvider()
  context.set(ssrContext, {
    locale: 'ru',
    call: answerCalls(),
    hasSession: false,
    isRegionBlocked: false,
    ...changes,
  } as SsrContext)
  return { context, url: new URL(`https://yanta.example${path}`), params: {} } as unknown as Parameters<
    typeof loader
  >[0]
}

test('the lobby is rendered beneath a popup [2.10]', async () => {
  expect(
    await renderScreen(Popups, await loadPackedLobby(answerCalls(), { hasSession: false }), {
      path: '/login',
    }),
  ).toContain('href="/play/neon-drive"')
})

// The policy itself is a table: `navigation/access-policy.test.ts`.
test('the server checks access before it loads the screen beneath: 302, 451, or the lobby [2.17], [6.10]', async () => {
  await expect(loader(visit('/login', { hasSession: true }))).rejects.toMatchObject({ status: 302 })
  await expect(loader(visit('/login', { isRegionBlocked: true }))).rejects.toMatchObject({
    init: { status: 451 },
  })
  await expect(
    loader(visit('/cashbox', { hasSession: true, isRegionBlocked: true })),
  ).resolves.toHaveProperty('lobby')
})
