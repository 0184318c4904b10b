import { afterEach, expect, test } from 'vitest'
import { changeSession, writeSessionHint } from '../data/api/session-hint.ts'
import '../testing/brand.ts'
import { shouldRevalidate } from '../root.tsx'
import { shouldReload } from './should-reload.ts'

afterEach(() => writeSessionHint(false))

const step = (from: string, to: string) => ({
  currentUrl: new URL(from, 'https://casino.example'),
  nextUrl: new URL(to, 'https://casino.example'),
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
})

test('navigation between screens does not reload the root data', () => {
  expect(shouldRevalidate(step('/games/slots', '/'))).toBe(false)
})

const changes = [
  ['logout', false],
  ['login', true],
] as const
test.each(changes)('after a %s promo widget and banners reload [4.19]', (_event, hasSession) => {
  changeSession(hasSession)
  for (const url of [step('/games/slots', '/'), step('/', '/')])
    expect([shouldRevalidate(url), shouldReload(url)]).toEqual([true, true])
})
