import type { GameRun } from '@yanta/contract'
import { expect, it } from 'vitest'
import { isRunnable, checkRun } from './frame-run.ts'

const gamesOrigin = 'http://127.0.0.1:3001'
const check = (answer: unknown, isConfirmed = false) =>
  checkRun(answer as GameRun, { gamesOrigin, isConfirmed })

it.each([
  ['http://127.0.0.1:3001/play/neon-drive?token=t', true],
  ['http://127.0.0.1:3001@evil.example/play', false],
  ['http://127.0.0.1:30011/play', false],
  ['https://127.0.0.1:3001/play', false],
  ['https://evil.example/http://127.0.0.1:3001/', false],
  ['javascript:alert(1)', false],
  ['/play/neon-drive', false],
  ['', false],
])('%s may be framed: %s', (runUrl, isAllowed) => {
  expect(isRunnable(runUrl, gamesOrigin)).toBe(isAllowed)
})

const broken = [
  [null],
  [{}],
  [{ data: null }],
  [{ data: {} }],
  ['<html>'],
  [{ data: { run_url: 7 } }],
] as const
it.each(broken)('a run answered with %j is rejected', (answer) => {
  expect(check(answer)).toEqual({ code: 'cannot_run_game' })
})

const run_url = `${gamesOrigin}/play/neon-drive?token=t`

it.each([
  [{ data: { run_url } }, { width: 1280, height: 720, redirect: null }],
  [
    { redirect: '', data: { run_url, frameWidth: 0 } },
    { width: 1280, height: 720, redirect: null },
  ],
  [
    { redirect: null, data: { run_url, frameWidth: 800, frameHeight: 600 } },
    { width: 800, height: 600, redirect: null },
  ],
  [{ redirect: '/games/bonus' }, { width: 1280, height: 720, redirect: '/games/bonus' }],
])(
  'a run answered with %j opens in a window of its size, 1280x720 where it has none [3.3]',
  (answer, opened) => {
    const { run } = check(answer) as { run: GameRun }
    const { frameWidth: width, frameHeight: height } = run.data
    expect({ width, height, redirect: run.redirect }).toEqual(opened)
  },
)

it('a run that the player has confirmed needs an address of its own', () => {
  expect(check({ redirect: '/games/bonus' }, true)).toEqual({ code: 'cannot_run_game' })
})
