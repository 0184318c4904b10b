import {
  type ChosenTournament,
  getChosenTournament,
  joinTournament,
  listTournaments,
  tournamentChanged,
  tournamentOpponentsChanged,
  tournamentRoom,
} from '@yanta/contract'
import { balance, profile, tournament as fixture, tournamentPlace } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dispatchToWallet, forgetWallet } from '../../../domain/wallet/wallet-store.ts'
import { button, pass, platform, readText, renderInSite, settle, stopTime } from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import { TournamentItem } from './tournament-item.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const race = {
  ...fixture,
  slug: 'neon-race',
  title: 'Neon race',
  finishedAt: '2026-11-20T14:14:36.000Z',
  entrance: [],
}
const counted: ChosenTournament = { tournament: race, place: tournamentPlace, isCounted: true }
const mark = { seq: {}, epoch: 'e1' }
const item = () => readText(document.body)

afterEach(() => act(forgetWallet))

async function open(chosen: ChosenTournament | null, offers: (typeof fixture)[] = []) {
  stopTime()
  platform.answer(getChosenTournament, { data: chosen, ...mark })
  platform.answer(listTournaments, { items: offers, totalItems: offers.length })
  const view = await renderInSite(<TournamentItem slug="neon-drive" />, {
    path: '/play/neon-drive',
    site: { player: { profile, balance: { ...balance, ...mark } } },
  })
  await settle()
  return view
}
const tell = (position: number) =>
  line.publish('user:1', tournamentOpponentsChanged, {
    id: '21',
    place: { position, score: 420_000_000, toNext: 1_000_000, opponents: [] },
  })

test('in a game that counts the strip says my place, what is missing to the next, and how long it goes on [4.34]', async () => {
  await open(counted)
  // The server's clock is told in whole seconds.
  expect(item()).toMatch(/^Neon race2:14:3[67] leftPlace 14to 13: 321 points$/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/tournaments/neon-race')
  expect(platform.sent(getChosenTournament)[0]!.query.get('game')).toBe('neon-drive')
  expect(platform.sent(listTournaments)).toEqual([])
})

test('it follows the events of my room [7.86]', async () => {
  await open(counted)
  await tell(12)
  expect(item()).toContain('Place 12to 11: 100 points')
  expect(item()).toContain('2 places up')
})

test('a score does not tell how a round ends before its reels stop', async () => {
  await open(counted)
  act(() => {
    dispatchToWallet({ type: 'snapshot', snapshot: balance })
    dispatchToWallet({ type: 'gameShown' })
    dispatchToWallet({ type: 'roundStarted', gameRoundId: 'r1', nowMs: Date.now() })
  })
  await tell(12)
  expect(item()).toContain('Place 14')
  act(() => dispatchToWallet({ type: 'roundEnded', gameRoundId: 'r1' }))
  expect(item()).toContain('Place 12')
})

test('when the tournament ends, by the clock or by the desk, it goes [4.4]', async () => {
  await open(counted)
  platform.answer(getChosenTournament, { data: null, ...mark })
  await line.publish(tournamentRoom('21'), tournamentChanged, {
    id: '21',
    status: 'finished',
    isCancelled: true,
  })
  await pass(0)
  await settle()
  expect(item()).toBe('')
})

test('by the clock it goes too, and the platform is asked what is chosen now', async () => {
  await open(counted)
  platform.answer(getChosenTournament, { data: null, ...mark })
  await pass(2 * 3_600_000 + 15 * 60_000)
  await settle()
  expect(item()).toBe('')
  expect(platform.sent(getChosenTournament).length).toBeGreaterThan(1)
})

test('a tournament of the game that I am in and have not chosen can be chosen from here [4.31]', async () => {
  const { user } = await open(null, [{ ...race, isMember: true }])
  expect(item()).toBe('Neon racePlay for points')
  platform.answer(joinTournament, { tournament: race, compoint_balance: balance.compoint_balance })
  platform.answer(getChosenTournament, { data: null, ...mark })
  const chosenNow = platform.hold(getChosenTournament)
  await user.click(button('Play for points in Neon race'))
  chosenNow.answer({ data: null, ...mark })
  await settle()
  expect(platform.sent(joinTournament)).toMatchObject([{ params: { slug: 'neon-race' } }])
})

test.each([
  ['is full', { maxMemberLimit: 10, membersCount: 10 }],
  ['asks for more than a press', { entrance: [{ kind: 'invitation' as const, isMet: null }] }],
  ['is locked', { isLocked: true }],
  ['is a stage of a series that is no longer joined', { isSeriesClosed: true }],
])('one that %s is not offered', async (_what, changes) => {
  await open(null, [{ ...race, ...changes }])
  expect(item()).toBe('')
})

test('while a bought seat holds me in another one, nothing is offered [4.36]', async () => {
  await open({ ...counted, tournament: { ...race, isPaidSeat: true }, isCounted: false }, [
    { ...race, id: '22' },
  ])
  expect(item()).toBe('')
  expect(platform.sent(listTournaments)).toEqual([])
})

test('a failed answer leaves the game alone', async () => {
  stopTime()
  platform.refuse(getChosenTournament, 500, { code: 'internal_error' })
  await renderInSite(<TournamentItem slug="neon-drive" />, {
    site: { player: { profile, balance: { ...balance, ...mark } } },
  })
  await settle()
  expect(item()).toBe('')
})
