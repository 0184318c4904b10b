import { game, tournament } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { pickContest, presentDayGame } from './side-data.ts'

const contest = (slug: string, status: string, startedAt: string, finishedAt: string) => ({
  ...tournament,
  slug,
  status,
  startedAt,
  finishedAt,
})
const short = contest('short', 'active', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z')
const long = contest('long', 'active', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')
const next = contest('next', 'created', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z')
const later = contest('later', 'created', '2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z')
const over = contest('over', 'finished', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z')

test.each([
  ['of those that run, the one that ends first', [long, next, short], 'short'],
  ['while none runs, the one that starts first', [over, later, next], 'next'],
  ['none, when all are over', [over], undefined],
  ['none, when there are none', [], undefined],
])('the tournament beside the banners: %s', (_, tournaments, slug) => {
  expect(pickContest(tournaments as never)?.slug).toBe(slug)
})

test('the game of the day shows its reason, or at least its studio [2.69]', () => {
  const day = { game, text: 'Ночная трасса', endsAt: '2026-11-21T00:00:00.000Z' }
  expect(presentDayGame(day)).toMatchObject({ slug: 'neon-drive', text: 'Ночная трасса', endAt: day.endsAt })
  expect(presentDayGame({ ...day, text: null })).toMatchObject({ text: 'Quasar Tea' })
})

test('a game under maintenance is not the game of the day', () => {
  expect(
    presentDayGame({ game: { ...game, disabled: true }, text: null, endsAt: '2026-11-21T00:00:00.000Z' }),
  ).toBeNull()
})
