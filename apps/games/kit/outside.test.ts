import type { SiteMessage } from '@yanta/contract'
import { expect, test, vi } from 'vitest'
import { followOutside } from './outside.ts'

test('the site controls pause, sound and language; the balance is refreshed on resume and focus, requests are retried when online', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('window', browser)
  const told: unknown[] = []
  let say: (message: SiteMessage) => void = () => undefined
  const refresh = followOutside(
    {
      bridge: { listen: (handle) => void (say = handle) },
      server: { getBalance: () => Promise.resolve({ kind: 'ok', value: { balance: 700, currency: 'RUB' } }) },
    },
    {
      pause: (on) => told.push(['pause', on]),
      setSound: (on) => told.push(['sound', on]),
      speak: (locale) => told.push(['speak', locale]),
      retry: () => told.push(['retry']),
      balanceSeen: (balance) => told.push(['balance', balance]),
    },
  )
  const heard = async (act: () => void): Promise<unknown[]> => {
    act()
    await new Promise(setImmediate)
    return told.splice(0)
  }
  expect(await heard(() => say({ source: 'site', type: 'pause' }))).toEqual([['pause', true]])
  expect(await heard(() => say({ source: 'site', type: 'resume' }))).toEqual([
    ['pause', false],
    ['balance', 700],
  ])
  expect(await heard(() => say({ source: 'site', type: 'sound', on: true }))).toEqual([['sound', true]])
  expect(await heard(() => say({ source: 'site', type: 'locale', locale: 'en' }))).toEqual([['speak', 'en']])
  expect(await heard(() => browser.dispatchEvent(new Event('focus')))).toEqual([['balance', 700]])
  expect(await heard(() => browser.dispatchEvent(new Event('online')))).toEqual([['retry']])
  expect(await heard(refresh)).toEqual([['balance', 700]])
})
