import { listMemberships, listPromotions } from '@yanta/contract'
import { profile, promotionListItem } from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { platform, readText, renderInSite, settle } from '../testing/dom.tsx'
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
