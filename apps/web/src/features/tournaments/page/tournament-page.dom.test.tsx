import {
  listTournamentLeaders,
  tournamentChanged,
  tournamentLeadersChanged,
  tournamentOpponentsChanged,
  tournamentRoom,
} from '@yanta/contract'
import { tournament as fixture, tournamentRow } from '@yanta/contract/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { presentTournament } from '../../../domain/contest/tournament.ts'
import { forgetWallet } from '../../../domain/wallet/wallet-store.ts'
import { button, pass, platform, readText, stopTime } from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import { card, chosen, openTournament as open, page, place, race } from '../testing/page-setup.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const over = { status: 'finished', finishedAt: '2026-11-11T20:59:00.000Z' } as const
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1).map(readText)
/** Events come to those who are in the room. */
const enterRoom = () =>
  waitFor(() => expect(line.received.flatMap(({ rooms }) => rooms ?? [])).toContain(tournamentRoom('21')))
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

afterEach(() => act(forgetWallet))

test('one that runs shows what it is, who leads with what each place wins, and its rules in words with an example [2.43] [3.32] [3.36-3.39]', async () => {
  await open(chosen, { own: place })
  const [banner] = document.querySelectorAll('section')
  expect(readText(banner!)).toContain('On nowYour choiceYou’re inNeon race')
  expect(screen.getByRole('timer', { name: 'Until Neon race ends' })).toBeTruthy()
  expect(page()).toContain('Prize fund1,500,000 ₽Winning places50To winBy winsPlayers1,284')
  expect(rows()[0]).toMatch(/^1.*Freya_88184,200300 000 ₽$/)
  expect(readText(card('Rules'))).toContain('1 point for every rouble won')
  expect(readText(card('Rules'))).toContain('20–5,000 ₽ a round')
  expect(readText(card('Rules'))).toContain('A stake of 100 ₽ that wins 500 ₽ makes 500 points')
  expect(readText(card('Prizes'))).toContain('1300 000 ₽2–5020 000 ₽')
})

test.each([
  ['bought', { isPaid: true }, 'EntryFor compoints'],
  ['free', {}, 'EntryFree'],
  ['by invitation', { privacyType: { value: 2 as const } }, 'EntryBy invitation or partner code'],
])(
  'a stage whose series the player is in says how its seat was had, %s, and nothing of seats',
  async (_, changes, entry) => {
    await open({
      ...chosen,
      ...changes,
      type: 'series',
      tournamentSeriesId: '7',
      compointMembershipPrice: null,
      maxMemberLimit: null,
    })
    expect(readText(card('Rules'))).toContain(entry)
    expect(readText(card('Rules'))).not.toContain('seats')
  },
)

test('my place says what is missing to the next one, and follows the events of my room [3.38] [7.86]', async () => {
  await open(chosen, { own: place })
  expect(readText(card('My place'))).toContain('1441,440 points')
  // 320.0001 points: the place is taken by more than it shows.
  expect(readText(card('My place'))).toContain('To place 13: 321 points')
  expect(link('Play in the tournament')).toBe('/tournaments/neon-race/games')
  expect(link('Switch tournaments')).toBe('/tournaments')
  await line.publish('user:1', tournamentOpponentsChanged, {
    id: '21',
    place: { position: 12, score: 420_000_000, toNext: 1_000_000, opponents: [] },
  })
  expect(readText(card('My place'))).toContain('+22 places up since the page was opened1242,000 points')
  expect(readText(card('My place'))).toContain('To place 11: 100 points')
})

test('the table follows the events of the room, and my own row stays in sight after a gap [3.38] [7.86]', async () => {
  await open(chosen, { own: place })
  expect(rows()).toHaveLength(7)
  expect(rows()[3]).toBe('…')
  expect(rows()[5]).toMatch(/^14.*that’s you/)
  const leader = {
    id: '32',
    username: 'kot.mat',
    avatar: tournamentRow.avatar,
    position: 1,
    score: 2_000_000_000,
  }
  await line.publish(tournamentRoom('21'), tournamentLeadersChanged, {
    id: '21',
    leaders: [leader, { ...leader, id: '31', username: 'Freya_88', position: 2, score: 1_842_000_000 }],
  })
  await waitFor(() => expect(rows()[0]).toMatch(/^1.*kot\.mat200,000/))
})

test('a member who has chosen another tournament sees the score kept, and can come back [4.31]', async () => {
  await open({ isMember: true }, { own: place })
  expect(readText(card('My place'))).toContain('Your rounds don’t count here now')
  expect(button('Play here')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Play in the tournament' })).toBeNull()
})

test('with a bought seat there is no way to switch [4.36]', async () => {
  // Of a stage whose series was bought there is nothing more to pay.
  await open({ ...chosen, isPaid: true, compointMembershipPrice: null, isPaidSeat: true }, { own: place })
  expect(screen.queryByRole('link', { name: 'Switch tournaments' })).toBeNull()
  expect(readText(card('My place'))).toContain('you can switch once the tournament ends')
  expect(readText(card('Rules'))).toContain('Not until the end: the seat is bought')
})

test('who has no points yet is told how a place comes, and the first that nobody is above', async () => {
  const nothing = { position: null, score: 0, toNext: null, opponents: [] }
  const { unmount } = await open(chosen, { own: nothing })
  expect(readText(card('My place'))).toContain('–0 pointsYour place comes with your first points')
  unmount()
  await open(chosen, { own: { ...place, position: 1, toNext: null } })
  expect(readText(card('My place'))).toContain('Nobody is above you')
})

test('a table that did not load says so and is asked for again, and the page is there all the same', async () => {
  platform.refuse(listTournamentLeaders, 500, { code: 'internal_error' })
  const { user } = await open({}, { isTableLost: true })
  expect(page()).toContain('The standings could not be loaded')
  platform.answer(listTournamentLeaders, {
    items: race.leaders,
    totalItems: 3,
    own: null,
    seq: {},
    epoch: 'e1',
  })
  await user.click(button('Try again'))
  await waitFor(() => expect(rows()).toHaveLength(3))
})

const limited = { privacyType: { value: 3 as const }, maxMemberLimit: 80, membersCount: 63, isLocked: true }

test('table and games of a limited one are closed to those who are not in it, seats are shown [2.41] [5.22-5.23] [6.7]', async () => {
  await open(limited)
  expect(page()).toContain('The table and the games are for players of the tournament')
  expect(screen.queryByRole('table')).toBeNull()
  expect(platform.sent(listTournamentLeaders)).toEqual([])
  expect(readText(card('Seats'))).toContain('63 / 8017 of 80 seats are free')
  expect(button('Join the tournament')).toBeTruthy()
})

test('without a free seat the page says so and leads to others that have some [5.22]', async () => {
  const other = { ...race, id: '77', slug: 'dragon-watch', title: 'Dragon watch' }
  await open({ ...limited, membersCount: 92 }, { others: [other] })
  expect(readText(document.querySelector('section')!)).toContain('No seats left')
  expect(readText(card('Seats'))).toContain('80 / 80No seats left')
  expect(screen.queryByRole('button', { name: 'Join the tournament' })).toBeNull()
  expect(link('Details: Dragon watch')).toBe('/tournaments/dragon-watch')
})

test.each([
  ['that runs', {}],
  ['that has not begun', { status: 'created' as const, startedAt: '2126-11-18T09:00:00.000Z' }],
  ['for members alone', { ...limited }],
  ['with conditions', { entrance: [{ kind: 'invitation' as const, isMet: null }] }],
])(
  'a stage %s, whose series can no longer be joined, says so and offers no joining [3.42]',
  async (_, changes) => {
    await open({ ...changes, isSeriesClosed: true })
    expect(page()).toMatch(/It’s too late to join|This series can no longer be joined/)
    expect(screen.queryByRole('button', { name: /Join|want to take part/ })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(link('All tournaments')).toBe('/tournaments')
  },
)

test('one that has not begun offers a seat with its price, and says who signed up that they are [4.33] [2.40]', async () => {
  const future = {
    status: 'created',
    startedAt: '2126-11-18T09:00:00.000Z',
    maxMemberLimit: 60,
    membersCount: 48,
    isPaid: true,
    compointMembershipPrice: 30_000,
  } as const
  const { unmount } = await open(future)
  expect(screen.getByRole('timer', { name: 'Until Neon race starts' })).toBeTruthy()
  expect(page()).toContain('Signed up48 of 60 seats')
  expect(readText(card('Want to take part?'))).toContain('Buy a seat300')
  expect(screen.queryByRole('table')).toBeNull()
  unmount()
  await open({ ...future, wantParticipate: true, isMember: true })
  expect(readText(card('You’re signed up'))).toContain('becomes your choice')
  expect(screen.queryByRole('button', { name: /Buy a seat/ })).toBeNull()
})

test('it starts while its page is open, and is my choice in place [4.4] [4.33]', async () => {
  stopTime('2026-11-20T11:59:58.000Z')
  const { data, load } = await open({
    status: 'created',
    startedAt: '2026-11-20T12:00:00.000Z',
    wantParticipate: true,
  })
  expect(page()).toContain('You’re signed up')
  await pass(3_000)
  expect(screen.getByRole('heading', { name: 'Leaderboard' })).toBeTruthy()
  data.tournament = presentTournament({ ...race, ...chosen })
  data.leaders = { page: 1, table: { ...data.leaders.table!, own: place } }
  await line.publish(tournamentRoom('21'), tournamentChanged, {
    id: '21',
    status: 'active',
    isCancelled: false,
  })
  await pass(3_000)
  expect(load).toHaveBeenCalled()
  expect(readText(document.querySelector('section')!)).toContain('Your choice')
  expect(readText(card('My place'))).toContain('14')
})

test('it ends while its page is open: the last rounds are counted for a minute and a half, then winners and my prize are there [4.4]', async () => {
  stopTime('2026-11-20T11:59:58.000Z')
  await open({ ...chosen, finishedAt: '2026-11-20T12:00:00.000Z' }, { own: place })
  await pass(3_000)
  expect(page()).toContain('Settling the results')
  expect(screen.queryByRole('list', { name: 'Winners' })).toBeNull()
  await pass(80_000)
  expect(page()).toContain('Settling the results')
  await pass(10_000)
  expect(page()).not.toContain('Settling the results')
  expect(within(screen.getByRole('list', { name: 'Winners' })).getAllByRole('listitem')).toHaveLength(3)
  expect(readText(card('Your result'))).toContain('20 000 ₽Paid to your account')
})

test('one that is over keeps its page: podium, my result with the way to my prize, and the final table', async () => {
  await open({ ...over, isMember: true }, { own: place })
  expect(readText(document.querySelector('section')!)).toMatch(/Finished18\.11 - 11\.11Neon race/)
  const podium = within(screen.getByRole('list', { name: 'Winners' }))
    .getAllByRole('listitem')
    .map(readText)
  expect(podium[0]).toContain('Freya_88300 000 ₽184,200')
  expect(readText(card('Your result'))).toContain('1441,440 pointsof 1,284 players')
  expect(link('To my gifts')).toBe('/profile/gifts')
  expect(screen.getByRole('heading', { name: 'Final standings' })).toBeTruthy()
})

test('who won nothing is told so, and a gift waits among the gifts', async () => {
  const { unmount } = await open({ ...over, isMember: true }, { own: { ...place, position: 51 } })
  expect(readText(card('Your result'))).toContain('No prize this time')
  expect(screen.queryByRole('link', { name: 'To my gifts' })).toBeNull()
  unmount()
  const prizes = [{ ...fixture.prizes[0]!, from: 1, to: 20, title: '50 spins', money: null }]
  await open({ ...over, isMember: true, prizes }, { own: place })
  expect(readText(card('Your result'))).toContain('50 spinsWaits among your gifts')
})

test('a cancelled one says what becomes of seats and prizes, and shows no places', async () => {
  await open({ ...over, ...chosen, isCancelled: true }, { own: place })
  expect(readText(document.querySelector('section')!)).toContain('Cancelled')
  expect(page()).toContain('Compoints paid for seats are back on the accounts')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Your result' })).toBeNull()
})

test('a tournament that is cancelled while its page is open says so in place [4.4]', async () => {
  const { data } = await open(chosen, { own: place })
  await enterRoom()
  data.tournament = presentTournament({ ...race, ...chosen, status: 'finished', isCancelled: true })
  await line.publish(tournamentRoom('21'), tournamentChanged, {
    id: '21',
    status: 'finished',
    isCancelled: true,
  })
  await waitFor(() => expect(page()).toContain('The tournament was cancelled'))
})

test('in Russian the page reads as written there', async () => {
  await open(chosen, { own: place, locale: 'ru' })
  expect(readText(card('Моё место'))).toContain('1441 440 очков')
  expect(readText(card('Моё место'))).toContain('До 13-го места: 321 очко')
  expect(readText(card('Условия'))).toContain('1 очко за каждый выигранный рубль')
})
