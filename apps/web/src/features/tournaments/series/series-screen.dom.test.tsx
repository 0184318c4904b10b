import { seriesLeadersChanged, seriesRoom, tournamentChanged } from '@yanta/contract'
import { profile, tournament, tournamentRow, tournamentSeries } from '@yanta/contract/fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { presentSeries, presentTournamentItem } from '../../../domain/contest/tournament.ts'
import { pass, readText, renderInSite, settle, stopTime } from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import type { SeriesData } from './series-data.ts'
import { SeriesScreen } from './series-screen.tsx'

const line = connectLine(null, {})
const room = seriesRoom('30')

const stage = (number: number, changes: object = {}) =>
  presentTournamentItem({
    ...tournament,
    id: `s${number}`,
    slug: `stage-${number}`,
    title: `Stage ${number}`,
    ...changes,
  })
const leader = (position: number, username: string) => ({
  id: username,
  username,
  avatar: tournamentRow.avatar,
  position,
  score: 1_000_000_000 - position * 10_000_000,
})
const rows = ['Freya', 'Kot', 'Vik'].map((name, index) => ({ ...leader(index + 1, name), isItMe: false }))

async function open(changes: Partial<SeriesData> = {}, load = () => ({}), site = {}) {
  const data: SeriesData = {
    series: presentSeries({ ...tournamentSeries, finishedAt: '2126-12-11T09:00:00.000Z' }),
    stages: [
      stage(1, { status: 'finished' }),
      stage(2, { finishedAt: '2026-11-20T12:00:02.000Z' }),
      stage(3, {
        status: 'created',
        startedAt: '2026-11-20T12:00:05.000Z',
        finishedAt: '2026-11-30T12:00:00.000Z',
      }),
    ],
    leaders: {
      page: 1,
      table: { items: rows, totalItems: 3, own: null, seq: {}, epoch: 'e1' },
    },
    results: null,
    ...changes,
  }
  await renderInSite(<SeriesScreen {...data} />, { path: '/tournaments/series/frost-series', load, site })
}
const steps = () =>
  within(screen.getByRole('list', { name: 'Stages' }))
    .getAllByRole('listitem')
    .map((item) => readText(item).replace(/\d\d\.\d\d.*/, ''))

test('the stages of a series move on while its page is open [4.4] [3.42]', async () => {
  stopTime()
  await open()
  expect(steps()).toEqual(['Finished: Stage 1', '2On now: Stage 2', '3Ahead: Stage 3'])
  expect(readText(document.body)).toContain('Series · stage 2 of 5')
  await pass(3_000)
  expect(steps()[1]).toBe('Finished: Stage 2')
  expect(readText(document.body)).toContain('Series · 5 stages')
  await pass(3_000)
  expect(steps()[2]).toBe('3On now: Stage 3')
  expect(readText(document.body)).toContain('Series · stage 3 of 5')
})

test('the first three of the series are on its podium and change with the table [9.13] [7.86]', async () => {
  await open()
  await settle()
  const podium = () =>
    within(screen.getByRole('list', { name: 'Series leaders' }))
      .getAllByRole('listitem')
      .map(readText)
  expect(podium()).toEqual(['1Freya99,0001', '2Kot98,0002', '3Vik97,0003'])
  await line.publish(room, seriesLeadersChanged, {
    id: '30',
    leaders: [leader(1, 'Kot'), leader(2, 'Freya'), leader(3, 'Vik')],
  })
  await waitFor(() => expect(podium()[0]).toBe('1Kot99,0001'))
})

test('a series that is cancelled or paid while its page is open is loaded again [4.4]', async () => {
  const load = vi.fn(() => ({}))
  await open({}, load)
  await settle()
  await line.publish(room, tournamentChanged, { id: '30', status: 'finished', isCancelled: true })
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
})

test('a cancelled series has no champions and no prizes', async () => {
  await open({
    series: presentSeries({ ...tournamentSeries, status: 'finished', isCancelled: true }),
  })
  expect(readText(document.body)).toContain('Series cancelled')
  expect(screen.queryByRole('heading', { name: 'Series champions' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Prize' })).toBeNull()
})

test('the table of a limited series is for its members, which is said in its place [5.23] [6.7]', async () => {
  await open({
    series: presentSeries({ ...tournamentSeries, leaders: [], isMember: false, isLocked: true }),
    leaders: { page: 1, table: { items: [], totalItems: 0, own: null, seq: {}, epoch: '' } },
  })
  expect(readText(document.body)).toContain(
    'The standings are for players of the seriesJoin one of its stages',
  )
  expect(screen.queryByRole('heading', { name: 'Overall standings' })).toBeNull()
})

test('my result in a past series of multipliers: place and prize of the whole, and what each stage brought [9.26]', async () => {
  const results = [{ position: 4, score: 123_456 }, null, { position: 11, score: 20_000 }]
  const own = { position: 2, score: 143_456, toNext: 1, opponents: [] }
  const series = presentSeries({
    ...tournamentSeries,
    status: 'finished',
    isMember: true,
    mechanic: { title: 'By summed multipliers', value: 3 },
  })
  const leaders = { page: 1, table: { items: rows, totalItems: 3, own, seq: {}, epoch: 'e1' } }
  await open({ series, leaders, results }, undefined, { player: { profile, balance: null } })
  const stages = within(screen.getByRole('table', { name: 'Your stages' }))
  expect(stages.getAllByRole('row').map(readText)).toEqual([
    'StageMultiplierPlace',
    'Stage 1×12.34#4',
    'Stage 2–didn’t play',
    'Stage 3×2.00#11',
  ])
  expect(readText(document.body)).toContain(`Your prize: ${tournamentSeries.prizes[1]!.title}`)
})
