// A promotion's page as its route draws it, for the tests of its kinds.
import { type Promotion, listParticipants } from '@yanta/contract'
import {
  balance,
  participant,
  prize,
  profile,
  promotion,
  promotionDraw,
  userPromotionData,
} from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import { useRouteLoaderData } from 'react-router'
import { vi } from 'vitest'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import type { PromotionData } from '../promotions-data.ts'
import { PromotionPage } from '../page/promotion-page.tsx'

export const page = () => readText(document.body)

const drawn = { price: null, currencyId: null, left: null }
const prizes: Promotion['prizes'] = [
  {
    ...prize,
    ...drawn,
    id: 'spins',
    position: 1,
    title: '50 spins',
    terms: null,
    count: 4,
    places: { from: 2, to: 5 },
  },
  {
    ...prize,
    ...drawn,
    id: 'main',
    position: 2,
    terms: { type: 'cash', amount: 100_000_000 },
    places: { from: 1, to: 1 },
    isMain: true,
  },
]

export const lottery: Promotion = {
  ...promotion,
  slug: 'aurora-night',
  title: 'Aurora night',
  template: 'template1',
  type: 'lottery',
  prizes,
  currency: { id: 'point', name: 'Points', icon: '/art/currencies/point.1a2b3c4d.svg', url: null },
  pointPrices: { RUB: 300_000 },
  membersCount: 6_210,
  draw: promotionDraw,
  prizePoolCounter: { id: '12', prizePool: 48_123_600_000 },
  endAt: '2126-12-14T17:00:00.000Z',
}

export const own = { ...userPromotionData, seq: {}, epoch: 'e1' }

export const row = (rank: number, changes: object = {}) => ({
  ...participant,
  rank,
  userId: `u${rank}`,
  nick_name: `player${rank}`,
  points: 1_000 - rank,
  ...changes,
})

/** Ten of 35 participants, and the player at place 14. */
export function answerParticipants(): void {
  platform.answer(listParticipants, {
    items: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) => row(rank)),
    totalItems: 35,
    own: row(14, { userId: '1', nick_name: 'Vera', points: 148 }),
    fived: [],
  })
}

/** `data` is what the page is loaded with next; `load` counts how often it was. */
export async function openPage(
  changes: Partial<Promotion>,
  part: LoadedPart = own,
  path = '/promo/aurora-night',
) {
  const data: PromotionData = { promotion: { ...lottery, ...changes }, own: part, others: [] }
  const player = part === 'guest' ? null : { profile, balance: { ...balance, seq: {}, epoch: 'e1' } }
  const load = vi.fn(() => ({ ...data, player }))
  function Page() {
    return <PromotionPage {...(useRouteLoaderData('root') as PromotionData)} />
  }
  const view = await renderInSite(<Page />, { path, site: { ...data, player }, load })
  await settle()
  return { ...view, data, load }
}

/** The card under a heading. */
export const card = (name: string | RegExp) =>
  screen.getByRole('heading', { name }).closest<HTMLElement>('div[class*=card]')!
