import type { SiteMessage } from '@yanta/contract'
import { expect, test, vi } from 'vitest'
import { followOutside } from './outside.ts'

test('the site controls pause, sound and language; the balance is refreshed on resume, on focus and when the site says so, requests are retried when online, and a balance that a round sets aside is asked for again after it', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('window', browser)
  const effects: unknown[] = []
  let say: (message: SiteMessage) => void = () => undefined
  let isPlaying = false
  const { refresh, catchUp } = followOutside(
    {
      bridge: { listen: (handle) => void (say = handle) },
      server: { getBalance: () => Promise.resolve({ kind: 'ok', value: { balance: 700, currency: 'RUB' } }) },
    },
    {
      pause: (on) => effects.push(['pause', on]),
      setSound: (on) => effects.push(['sound', on]),
      speak: (locale) => effects.push(['speak', locale]),
      retry: () => effects.push(['retry']),
      balanceSeen: (balance) => effects.push(['balance', balance]) > 0 && !isPlaying,
    },
  )
  const effectsOf = async (act: () => void): Promise<unknown[]> => {
    act()
    await new Promise(setImmediate)
    return effects.splice(0)
  }
  expect(await effectsOf(() => say({ source: 'site', type: 'pause' }))).toEqual([['pause', true]])
  expect(await effectsOf(() => say({ source: 'site', type: 'resume' }))).toEqual([
    ['pause', false],
    ['balance', 700],
  ])
  expect(await effectsOf(() => say({ source: 'site', type: 'sound', on: true }))).toEqual([['sound', true]])
  expect(await effectsOf(() => say({ source: 'site', type: 'locale', locale: 'en' }))).toEqual([
    ['speak', 'en'],
  ])
  expect(await effectsOf(() => say({ source: 'site', type: 'balanceChanged' }))).toEqual([['balance', 700]])
  expect(await effectsOf(() => browser.dispatchEvent(new Event('focus')))).toEqual([['balance', 700]])
  expect(await effectsOf(() => browser.dispatchEvent(new Event('online')))).toEqual([['retry']])
  expect(await effectsOf(refresh)).toEqual([['balance', 700]])
  expect(await effectsOf(catchUp)).toEqual([])
  isPlaying = true
  expect(await effectsOf(refresh)).toEqual([['balance', 700]])
  isPlaying = false
  expect(await effectsOf(catchUp)).toEqual([['balance', 700]])
  expect(await effectsOf(catchUp)).toEqual([])
})
