import { winback } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { loadWinback } from '../features/winback/winback-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Winback from './winback.tsx'

const invitation = 'Войдите, чтобы увидеть свою неделю'

async function render(getWinback: object | null) {
  const data = await loadWinback(answerCalls(getWinback ? { getWinback } : {}), getWinback !== null)
  return (await renderScreen(Winback, data, { path: '/winback' })).replace(/\s/g, ' ')
}

test('a guest reads the editors’ text and is asked to log in [2.71]', async () => {
  const html = await render(null)
  expect(html).toContain('<article')
  expect(html).toContain(invitation)
})

test('a player sees what waits and the running week [2.71]', async () => {
  const html = await render(winback)
  expect(html).toContain('Забрать 640 ₽')
  expect(html).toContain('Эта неделя')
  expect(html).not.toContain(invitation)
})

test.each([
  [401, [true, true, false]],
  [404, [true, false, false]],
  [503, [false, false, true]],
])('a winback refused with %i: text, invitation, error are %j', async (refused, shown) => {
  const html = await render({ refused })
  expect([
    html.includes('<article'),
    html.includes(invitation),
    html.includes('Винбэк не загрузился'),
  ]).toEqual(shown)
})
