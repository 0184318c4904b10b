import { listMemberships, listPromotions, listTournaments } from '@yanta/contract'
import { profile, promotionListItem, tournament } from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pass, platform, readText, renderInSite, settle, stopTime } from '../testing/dom.tsx'
import { EventCards } from './event-cards.tsx'

const promotion = { ...promotionListItem, status: 'active', startAt: null, endAt: null } as const

async function open(player: object | null) {
  platform.answer(listPromotions, {
    items: [
      { ...promotion, id: '12', slug: 'joined', title: 'Joined' },
      { ...promotion, id: '13', slug: 'other', title: 'Other' },
    ],
  })
  await renderInSite(<EventCards />, { site: { player } })
  await settle()
}
/** The titles of the promotions that say so. */
const joined = () =>
  screen
    .getAllByRole('article')
    .map(readText)
    .filter((text) => text.includes('You’re in'))
    .map((text) => /Joined|Other/.exec(text)?.[0])

test('cards of the lobby mark the promotions in which the player takes part [2.36]', async () => {
  platform.answer(listMemberships, { items: ['12'] })
  await open({ profile })
  expect(joined()).toEqual(['Joined'])
})

test('without that answer the cards are cards all the same [8.3]', async () => {
  platform.refuse(listMemberships, 500)
  await open({ profile })
  expect([screen.getByRole('link', { name: 'Details: Joined' }) !== null, joined()]).toEqual([true, []])
})

test('for a guest nobody asks who takes part', async () => {
  await open(null)
  expect(platform.sent(listMemberships)).toEqual([])
  expect(joined()).toEqual([])
})

test('a card becomes active when its event begins, and goes when it ends, while the lobby is open [4.4-4.5]', async () => {
  stopTime('2026-11-28T12:00:00.000Z')
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 28, 12, 0, seconds)).toISOString()
  platform.answer(listPromotions, {
    items: [{ ...promotion, id: '12', slug: 'short', title: 'Short', startAt: at(-60), endAt: at(10) }],
  })
  platform.answer(listTournaments, {
    items: [{ ...tournament, title: 'Next', status: 'created', startedAt: at(3), finishedAt: at(600) }],
    totalItems: 1,
  })
  await renderInSite(<EventCards />, { site: { player: null } })
  await pass(0)
  const cards = () => screen.getAllByRole('article').map(readText)
  expect(cards()[1]).toMatch(/^Soon.*Next/)
  await pass(5_000)
  expect(cards()[1]).toMatch(/^On now.*Next/)
  await pass(10_000)
  expect(cards().some((text) => text.includes('Short'))).toBe(false)
})
