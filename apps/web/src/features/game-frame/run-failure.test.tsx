import { expect, test } from 'vitest'
import { game } from '@yanta/contract/fixtures'
import { renderScreen } from '../../testing/render-screen.tsx'
import { presentFrameGame } from './frame-game.ts'
import { RunFailure } from './run-failure.tsx'

const frame = {
  phase: 'error',
  game: presentFrameGame(game),
  mode: 'real',
  attempt: 1,
  code: 'cannot_run_game',
  runToken: null,
} as const

const words = [
  ['ru', 'Игра не запустилась', 'Закрыть'],
  ['en', 'The game did not start', 'Close'],
] as const

test.each([
  ['taking_a_break', '/profile/safer-play/break'],
  ['self_excluded', '/profile/safer-play/break'],
  ['limit_reached', '/profile/safer-play'],
])('a run refused by %s links to %s', async (code, to) => {
  const html = await renderScreen(
    () => <RunFailure frame={{ ...frame, code }} onClose={() => undefined} />,
    null,
    { locale: 'en' },
  )
  expect(html).toContain(`href="${to}"`)
})

test.each(words)('a failed run shows a dialog in %s: %j, with %j [8.15]', async (locale, title, close) => {
  const html = await renderScreen(() => <RunFailure frame={frame} onClose={() => undefined} />, null, {
    locale,
  })
  expect(html).toMatch(new RegExp(`<dialog.*<h2[^>]*>${title}</h2>`))
  expect(html).toMatch(new RegExp(`<button[^>]*>${close}</button>`))
})
