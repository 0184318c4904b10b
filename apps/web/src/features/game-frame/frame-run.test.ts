import type { GameRun } from '@yanta/contract'
import { expect, it } from 'vitest'
import { isRunnable, checkRun } from './frame-run.ts'

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
  expect(isRunnable(runUrl, 'http://127.0.0.1:3001')).toBe(isAllowed)
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
  expect(checkRun(answer as unknown as GameRun, 'http://127.0.0.1:3001')).toEqual({
    code: 'cannot_run_game',
  })
})
