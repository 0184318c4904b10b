import type { PromotionListItem } from '@yanta/contract'
import { promotionListItem, serverData } from '@yanta/contract/fixtures'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
import { button, pass, readText, renderInSite, stopTime } from '../../../testing/dom.tsx'
import { PromotionsScreen } from './promotions-screen.tsx'

const item = (slug: string, changes: Partial<PromotionListItem> = {}): PromotionListItem => ({
  ...promotionListItem,
  id: slug,
  slug,
  title: slug,
  template: 'template1',
  type: 'lottery',
  endAt: '2026-12-08T12:00:00.000Z',
  ...changes,
})
const past = (slug: string, changes: Partial<PromotionListItem> = {}) =>
  item(slug, {
    status: 'past',
    startAt: '2026-10-01T10:00:00.000Z',
    endAt: '2026-10-31T10:00:00.000Z',
    hasWinners: true,
    ...changes,
  })

async function open(
  promotions: PromotionListItem[],
  { path = '/promo', memberships = [] as string[], site = {} } = {},
) {
  stopTime()
  return renderInSite(<PromotionsScreen promotions={promotions} memberships={memberships} />, { path, site })
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(readText)
const cards = () => screen.getAllByRole('article').map(readText)

test('a card names its type, its fund, how long it goes on, and that one takes part [2.36] [9.33]', async () => {
  await open([item('aurora'), item('forever', { type: 'standing', endAt: null })], {
    memberships: ['aurora'],
  })
  expect(cards()[0]).toMatch(/^DrawYou’re in18d00h00min00s?/)
  expect(cards()[0]).toContain('Prize fund5 000 000 ₽')
  expect(cards()[0]).toContain('18 days left')
  expect(cards()[1]).toContain('Ongoing')
  expect(cards()[1]).toContain('No end date')
  expect(screen.getByRole('link', { name: 'Details: aurora' }).getAttribute('href')).toBe('/promo/aurora')
})

test('the timer of a card counts days, hours, minutes and seconds, and a card that ends moves to the past [9.33] [4.4]', async () => {
  await open([item('aurora', { endAt: '2026-11-20T12:00:03.000Z' }), item('other')])
  expect(readText(screen.getByRole('timer', { name: 'Until aurora ends' }))).toMatch(/^00d00h00min0[34]s$/)
  await pass(5_000)
  expect(headings().at(-1)).toBe('Recent')
  expect(screen.queryByRole('timer', { name: 'Until aurora ends' })).toBeNull()
})

test('a past card has its dates and the way to its page, and a button opens the winners [2.36] [2.45] [5.28]', async () => {
  await open([item('aurora'), past('harvest')])
  vi.useRealTimers()
  expect(cards()[1]).toContain('01.10 - 31.10')
  expect(cards()[1]).toContain('Given away')
  expect(screen.getByRole('link', { name: 'Details: harvest' }).getAttribute('href')).toBe('/promo/harvest')
  act(() => button('Winners: harvest').click())
  expect(modalStore.getState().stack).toMatchObject([
    { name: 'promotionWinners', props: { slug: 'harvest' } },
  ])
})

test('the important one stands large above, with what runs now, then what is soon and what was [2.37] [4.5]', async () => {
  await open([
    past('harvest'),
    item('honey', { status: 'future', startAt: '2026-12-01T09:00:00.000Z' }),
    item('aurora', { isImportant: true }),
    item('cocktails'),
  ])
  expect(headings()).toEqual(['aurora', 'Running now', 'Soon and recent'])
  expect(cards().map((text) => /honey|harvest|cocktails/.exec(text)?.[0])).toEqual([
    'cocktails',
    'honey',
    'harvest',
  ])
  expect(readText(screen.getByRole('region', { name: 'Running now' }))).toMatch(/^Running now2/)
})

test('the important one names its type and its fund, as any card does [2.36]', async () => {
  await open([item('aurora', { isImportant: true })])
  const banner = screen.getByRole('heading', { name: 'aurora' }).parentElement!
  expect(readText(banner)).toMatch(/Draw.*aurora.*Prize fund.*5 000 000 ₽/)
})

test('filters are addresses, and the chosen one is marked [2.5]', async () => {
  await open([item('aurora'), item('treasure', { template: 'template2', type: 'exchange' })], {
    path: '/promo?type=exchange',
  })
  const row = within(screen.getByRole('navigation', { name: 'Which promotions to show' }))
  expect(row.getAllByRole('link').map((link) => [readText(link), link.getAttribute('href')])).toEqual([
    ['All', '/promo'],
    ['Draws', '/promo?type=lottery'],
    ['Exchange', '/promo?type=exchange'],
    ['Finished', '/promo?type=past'],
  ])
  expect(readText(row.getByRole('link', { current: 'page' }))).toBe('Exchange')
  expect(cards()).toHaveLength(1)
})

test('where all of a type are past, a note says so and leads to other ways to win [2.37]', async () => {
  await open([item('aurora'), past('ducks', { type: 'duckHunt', template: 'template5' })])
  expect(readText(document.body)).toContain('All promotions in Mini-games are finished.')
  expect(screen.getByRole('link', { name: 'Have a look at the tournaments' }).getAttribute('href')).toBe(
    '/tournaments',
  )
})

test('a filter with past ones alone says when the next begins and where else to win [2.37]', async () => {
  await open(
    [
      item('treasure', { template: 'template2' }),
      past('harvest'),
      item('winter', { status: 'future', startAt: '2026-12-20T09:00:00.000Z', sortPriority: 9 }),
      item('honey', { status: 'future', startAt: '2026-12-01T09:00:00.000Z', sortPriority: 1 }),
    ],
    { path: '/promo?type=lottery' },
  )
  expect(readText(document.body)).toContain('All draws are finishedThe next one starts on 01.12.')
  expect(screen.getByRole('link', { name: 'See tournaments' }).getAttribute('href')).toBe('/tournaments')
})

test('a filter without any promotion leads back to all and to the tournaments [2.37]', async () => {
  await open([item('aurora')], { path: '/promo?type=exchange' })
  expect(readText(document.body)).toContain('Promotions are on their way')
  expect(screen.getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe('/promo')
})

test('where the operator has a channel, the list leads to it [3.64]', async () => {
  const { unmount } = await open([item('aurora')])
  expect(screen.queryByRole('link', { name: 'Open the channel' })).toBeNull()
  unmount()
  const promoTelegramChannelUrl = 'https://t.me/yanta'
  await open([item('aurora')], { site: { serverData: { ...serverData, promoTelegramChannelUrl } } })
  expect(screen.getByRole('link', { name: 'Open the channel' }).getAttribute('href')).toBe(
    promoTelegramChannelUrl,
  )
})

test('past promotions come forty at a time [9.12]', async () => {
  await open(
    Array.from({ length: 45 }, (_, index) => past(`p${index}`)),
    { path: '/promo?type=past' },
  )
  vi.useRealTimers()
  expect(cards()).toHaveLength(40)
  act(() => button('Show more').click())
  expect(cards()).toHaveLength(45)
})
