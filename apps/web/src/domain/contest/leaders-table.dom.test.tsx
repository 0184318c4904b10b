import {
  listTournamentLeaders,
  tournamentLeadersChanged,
  tournamentOpponentsChanged,
  tournamentRoom,
} from '@yanta/contract'
import { balance, profile, tournament, tournamentPlace, tournamentRow } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { button, pass, platform, readText, renderInSite, settle, stopTime } from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { forgetWallet } from '../wallet/wallet-store.ts'
import type { LeadersPage } from './leader-rows.ts'
import { LeadersCard } from './leaders-table.tsx'
import { presentTournament } from './tournament.ts'
import { type LoadedLeaders, useLeaders } from './use-leaders.ts'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })
const room = tournamentRoom('21')
afterEach(() => act(forgetWallet))

const leader = (position: number, id = `p${position}`) => ({
  id,
  username: id === '1' ? 'Vera' : `player-${position}.`,
  avatar: tournamentRow.avatar,
  position,
  score: 1_000_000_000 - position * 10_000_000,
})
const row = (position: number, id?: string) => ({ ...leader(position, id), isItMe: id === '1' })
const ten = Array.from({ length: 10 }, (_, index) => row(index + 1))
const own = { ...tournamentPlace, opponents: [row(13), row(14, '1'), row(15)] }
const table = (changes: Partial<LeadersPage> = {}): LeadersPage => ({
  items: ten,
  totalItems: 35,
  own,
  // What came before is unknown: the line is one for all tests.
  seq: {},
  epoch: 'e1',
  ...changes,
})

const contest = presentTournament({ ...tournament, finishedAt: '2126-11-24T09:00:00.000Z' })
function Screen({ loaded, changes = {} }: { loaded: LoadedLeaders; changes?: Partial<typeof contest> }) {
  const leaders = useLeaders({ kind: 'tournament', id: '21', slug: 'neon-race' }, loaded)
  return <LeadersCard title="Standings" contest={{ ...contest, ...changes }} leaders={leaders} />
}
async function open(
  loaded: LoadedLeaders,
  { path = '/tournaments/neon-race', isGuest = false, changes = {} as Partial<typeof contest> } = {},
) {
  const player = isGuest ? null : { profile, balance: { ...balance, seq: {}, epoch: 'e1' } }
  const view = await renderInSite(<Screen loaded={loaded} changes={changes} />, { path, site: { player } })
  await settle()
  return view
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((each) => readText(each).replace(/player-\d+\./, ''))

test('ten rows with what each place wins, and below them the reader with those around [3.38] [9.13]', async () => {
  await open({ page: 1, table: table() })
  expect(screen.getAllByRole('columnheader').map(readText)).toEqual(['Place', 'Player', 'Points', 'Prize'])
  expect(rows()[0]).toBe('199,000300 000 ₽')
  expect(rows().slice(9)).toEqual([
    '1090,00020 000 ₽',
    '…',
    '1387,00020 000 ₽',
    '14Verathat’s you86,00020 000 ₽',
    '1585,00020 000 ₽',
  ])
  expect(readText(document.body)).toContain('live')
})

test('a player who is overtaken and overtakes is where the events say, and the reader is recognised by the id [7.86] [3.38]', async () => {
  await open({ page: 1, table: table() })
  await line.publish('user:1', tournamentOpponentsChanged, {
    id: '21',
    place: {
      position: 12,
      score: 880_000_000,
      toNext: 1,
      opponents: [leader(11), leader(12, '1'), leader(13)],
    },
  })
  await waitFor(() => expect(rows().at(-2)).toBe('12Verathat’s you88,00020 000 ₽'))
  await line.publish(room, tournamentLeadersChanged, {
    id: '21',
    leaders: [leader(1, '1'), ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((position) => leader(position))],
  })
  await line.publish('user:1', tournamentOpponentsChanged, {
    id: '21',
    place: {
      position: 1,
      score: 990_000_000,
      toNext: null,
      opponents: [leader(1, '1'), leader(2), leader(3)],
    },
  })
  await waitFor(() => expect(rows()[0]).toBe('1Verathat’s you99,000300 000 ₽'))
  expect(rows()).toHaveLength(10)
})

test('events of another tournament change nothing here [7.86]', async () => {
  await open({ page: 1, table: table() })
  await line.publish('user:1', tournamentOpponentsChanged, {
    id: '99',
    place: { position: 2, score: 1, toNext: 1, opponents: [leader(2, '1')] },
  })
  expect(rows().at(-2)).toContain('14Vera')
})

test('when events were lost the table is fetched again [7.86]', async () => {
  await open({ page: 1, table: table() })
  platform.answer(
    listTournamentLeaders,
    table({ items: [row(1, '77')], own: null, seq: { [room]: 900, 'user:1': 900 } }),
  )
  await act(async () => line.say({ type: 'resync', rooms: [room] }))
  await waitFor(() => expect(platform.sent(listTournamentLeaders)).toHaveLength(1))
  // The place of the reader has a room of its own, of which nothing was lost.
  await waitFor(() => expect(rows().slice(0, 3)).toEqual(['199,000300 000 ₽', '…', '1387,00020 000 ₽']))
})

test('another page is an address, asked for when it is opened, with the reader before it [9.13]', async () => {
  const items = Array.from({ length: 10 }, (_, index) => row(index + 21))
  platform.answer(listTournamentLeaders, table({ items }))
  const view = await open({ page: 1, table: table() })
  act(() => screen.getByRole('link', { name: '3' }).click())
  await settle()
  expect(view.address()).toBe('/tournaments/neon-race?page=3')
  expect(platform.sent(listTournamentLeaders)[0]?.query.get('page')).toBe('3')
  expect(platform.sent(listTournamentLeaders)[0]?.query.get('limit')).toBe('10')
  expect(rows()[1]).toContain('14Vera')
  expect(rows()[3]).toBe('…')
  expect(rows()[4]).toContain('21')
})

test('a page that no event tells of is loaded again ten seconds after the leaders have changed, however often they do', async () => {
  stopTime()
  await open({ page: 2, table: table({ items: [row(11)] }) }, { path: '/tournaments/neon-race?page=2' })
  const change = () => line.publish(room, tournamentLeadersChanged, { id: '21', leaders: [leader(1)] })
  await change()
  await pass(6_000)
  await change()
  expect(platform.sent(listTournamentLeaders)).toHaveLength(0)
  await pass(5_000)
  expect(platform.sent(listTournamentLeaders)).toHaveLength(1)
})

test('a screen that is loaded anew shows what it was loaded with, also where the page was old, and nothing is asked for twice', async () => {
  stopTime()
  platform.answer(listTournamentLeaders, table({ items: [row(11)], own: null }))
  const loads = [row(11), row(12)].map((first) => ({ page: 2, table: table({ items: [first], own: null }) }))
  function Reloading() {
    const [turn, setTurn] = useState(0)
    return (
      <>
        <button onClick={() => setTurn(1)}>Load</button>
        <Screen loaded={loads[turn]!} />
      </>
    )
  }
  await renderInSite(<Reloading />, { path: '/tournaments/neon-race?page=2', site: { player: null } })
  await settle()
  await line.publish(room, tournamentLeadersChanged, { id: '21', leaders: [leader(1)] })
  await pass(11_000)
  expect(platform.sent(listTournamentLeaders)).toHaveLength(1)
  act(() => button('Load').click())
  await settle()
  expect(rows()[0]).toMatch(/^12/)
  expect(platform.sent(listTournamentLeaders)).toHaveLength(1)
})

test('the first page of a table that is for its members alone stays, and is loaded again ten seconds after it has changed [5.23]', async () => {
  stopTime()
  await open({ page: 1, table: table() })
  platform.answer(listTournamentLeaders, table({ items: [row(1, '77')], own: null }))
  await line.publish(room, tournamentLeadersChanged, { id: '21', leaders: null })
  await pass(9_000)
  expect(rows()).toHaveLength(14)
  expect(platform.sent(listTournamentLeaders)).toHaveLength(0)
  await pass(2_000)
  expect(platform.sent(listTournamentLeaders)).toHaveLength(1)
  expect(rows()).toEqual(['199,000300 000 ₽'])
})

test('what is told to all needs no other load of the first page [7.86]', async () => {
  stopTime()
  await open({ page: 1, table: table() })
  await line.publish(room, tournamentLeadersChanged, { id: '21', leaders: [leader(1)] })
  await pass(11_000)
  expect(platform.sent(listTournamentLeaders)).toHaveLength(0)
})

test('a guest sees the table without a row of their own [3.38]', async () => {
  await open({ page: 1, table: table({ own: null }) }, { isGuest: true })
  expect(rows()).toHaveLength(10)
  expect(readText(document.body)).not.toContain('that’s you')
})

test('who has not scored stands behind all, without a place and a prize', async () => {
  const unplaced = { ...row(14, '1'), position: null, score: 0 }
  const place = { ...tournamentPlace, position: null, score: 0, toNext: null, opponents: [unplaced] }
  await open({ page: 1, table: table({ own: place }) })
  expect(rows().slice(-2)).toEqual(['…', '–Verathat’s you0–'])
})

test('a table that could not be loaded is asked for again; without a network it says so', async () => {
  platform.refuse(listTournamentLeaders, 503)
  await open({ page: 1, table: null })
  expect(readText(screen.getByRole('alert'))).toContain('The standings could not be loaded')
  platform.answer(listTournamentLeaders, table())
  act(() => button('Try again').click())
  await settle()
  expect(rows()).toHaveLength(14)
})

test('a table without scores says so, before the end and after it', async () => {
  const nobody = { page: 1, table: table({ items: [], totalItems: 0, own: null }) }
  const view = await open(nobody)
  expect(readText(document.body)).toContain('Places appear once the first points are scored.')
  view.unmount()
  await open(nobody, { changes: { status: 'past' } })
  expect(readText(document.body)).toContain('Nobody scored this time.')
  expect(readText(document.body)).not.toContain('live')
})

test('multipliers are written as such, and a cancelled tournament has no prizes [9.26]', async () => {
  await open(
    { page: 1, table: table({ items: [{ ...row(1), score: 123_456 }], own: null }) },
    { changes: { mechanic: { title: 'Highest multiplier', value: 4 }, isCancelled: true } },
  )
  expect(screen.getAllByRole('columnheader').map(readText)).toEqual(['Place', 'Player', 'Multiplier'])
  expect(rows()[0]).toBe('1×12.34')
})
