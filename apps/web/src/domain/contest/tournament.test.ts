import { tournament, tournamentRow, tournamentSeries } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { presentHead, writeFund } from './contest-head.ts'
import {
  findPrize,
  isTakingPart,
  listPodium,
  presentSeries,
  presentTournament,
  presentTournamentItem,
} from './tournament.ts'
import { writeScore } from './use-contest-words.ts'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { buildI18n } from '../../i18n/use-i18n.tsx'

await Promise.all([loadCatalogue('ru'), loadCatalogue('en')])
const i18n = { ru: buildI18n('ru'), en: buildI18n('en') }

test.each([
  ['created', 'future'],
  ['active', 'active'],
  ['finished', 'past'],
  [{ title: 'created' }, 'future'],
  [{ title: 'finished' }, 'past'],
  ['something else', 'past'],
])('the status %j of raw data is %s here [3.34] [4.3]', (status, ours) => {
  expect(presentHead({ ...tournament, status }).status).toBe(ours)
})

test('startedAt and finishedAt of raw data are the start and the end [3.34]', () => {
  expect(presentTournament(tournament)).toMatchObject({
    startAt: tournament.startedAt,
    endAt: tournament.finishedAt,
    image: tournament.imageDefault.url,
    wideImage: tournament.imageDefault.wideUrl,
  })
  expect(presentSeries(tournamentSeries)).toMatchObject({
    startAt: tournamentSeries.startedAt,
    stagesCount: 5,
    currentStage: 3,
    lastJoinStage: 3,
  })
})

test.each([
  [null, 12, null],
  [100, 63, { limit: 100, free: 37 }],
  [10, 10, { limit: 10, free: 0 }],
  [10, 12, { limit: 10, free: 0 }],
])('with a limit of %s and %i members the seats are %j: never below 0 [5.22]', (limit, members, seats) => {
  expect(presentTournament({ ...tournament, maxMemberLimit: limit, membersCount: members }).seats).toEqual(
    seats,
  )
})

test.each([
  [1, 'open'],
  [2, 'closed'],
  [3, 'limited'],
  [4, 'compoints'],
] as const)('privacy %i is %s [3.40]', (value, privacy) => {
  expect(presentTournament({ ...tournament, privacyType: { value } }).privacy).toBe(privacy)
})

test('only a paid tournament has a price [2.40] [3.16-3.17]', () => {
  expect(presentTournament({ ...tournament, isPaid: true, compointMembershipPrice: 30_000 }).price).toBe(
    30_000,
  )
  expect(
    presentTournament({ ...tournament, isPaid: false, compointMembershipPrice: 30_000 }).price,
  ).toBeNull()
})

test('a podium is that of a past stage of a series alone: places 1 to 3 [2.44]', () => {
  const leaders = [4, 2, 1, null].map((position) => ({
    ...tournamentRow,
    id: `p${position}`,
    position,
  }))
  expect(listPodium(leaders).map(({ position }) => position)).toEqual([1, 2])
  const stage = { ...tournament, leaders, tournamentSeriesId: '30', status: 'finished' } as const
  expect(presentTournamentItem(stage).podium).toHaveLength(2)
  expect(presentTournamentItem({ ...stage, tournamentSeriesId: null }).podium).toEqual([])
  expect(presentTournamentItem({ ...stage, status: 'active' }).podium).toEqual([])
})

test('the prize of a place is the one of its range [3.36]', () => {
  const prizes = [
    { from: 1, to: 1, title: 'first' },
    { from: 2, to: 5, title: 'others' },
  ]
  const titles = [1, 2, 5, 6, null].map((position) => findPrize(prizes, position)?.title)
  expect(titles).toEqual(['first', 'others', 'others', undefined, undefined])
})

test.each([
  [true, true, 'active', true],
  [true, false, 'active', false],
  [false, true, 'active', false],
  [true, true, 'future', false],
  [true, true, 'past', false],
] as const)('member %s, chosen %s and %s: taking part is %s [4.34]', (isMember, isChosen, status, result) => {
  expect(isTakingPart({ isMember, isChosen, status })).toBe(result)
})

test.each([
  [1, 414_400_000, 'ru', '41 440'],
  [2, 9_999, 'ru', '0'],
  [2, 10_000, 'en', '1'],
  [3, 123_456, 'en', '×12.34'],
  [3, 123_456, 'ru', '×12,34'],
  [4, 10_000, 'en', '×1.00'],
  [4, 12_345_678, 'en', '×1,234.56'],
] as const)(
  'by mechanic %i the score %i is in %s %s: what is not reached is not shown [9.26]',
  (mechanic, score, locale, text) => {
    expect(writeScore(score, mechanic, i18n[locale]).replaceAll('\u00a0', ' ')).toBe(text)
  },
)

test('the fund is what the editors say, else the cash in the currency of who reads [3.36]', () => {
  const money = { RUB: 150_000_000, EUR: 1_500_000 }
  const fund = (words: string | null, currency: 'RUB' | 'EUR' | 'USD') =>
    writeFund({ words, money }, currency, i18n.en)?.replaceAll('\u00a0', ' ')
  expect(fund('A car', 'EUR')).toBe('A car')
  expect(fund(null, 'EUR')).toBe('€15,000')
  expect(fund(null, 'USD')).toBe('1,500,000 ₽')
  expect(writeFund({ words: null, money: {} }, 'RUB', i18n.en)).toBeNull()
})
