import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Visit, visitContext } from '../api/visit.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { loadPackedLobby } from './load-lobby.ts'
import Popups, { loader } from './popups.tsx'

function visit(path: string, changes: Partial<Visit>) {
  const context = new RouterContextProvider()
  context.set(visitContext, {
    locale: 'ru',
    call: answerCalls(),
    hasSession: false,
    isRegionBlocked: false,
    ...changes,
  } as Visit)
  return { context, url: new URL(`https://yanta.example${path}`), params: {} } as unknown as Parameters<
    typeof loader
  >[0]
}

test('beneath a popup lies the lobby [2.10]', async () => {
  expect(
    await renderScreen(Popups, await loadPackedLobby(answerCalls(), { hasSession: false }), {
      path: '/login',
    }),
  ).toContain('href="/play/neon-drive"')
})

// The rule itself is a table: `lib/judge-visit.test.ts`.
test('the server asks the rule before it loads what lies beneath: 302, 451, or the lobby [2.17], [6.10]', async () => {
  await expect(loader(visit('/login', { hasSession: true }))).rejects.toMatchObject({ status: 302 })
  await expect(loader(visit('/login', { isRegionBlocked: true }))).rejects.toMatchObject({
    init: { status: 451 },
  })
  await expect(
    loader(visit('/cashbox', { hasSession: true, isRegionBlocked: true })),
  ).resolves.toHaveProperty('lobby')
})
