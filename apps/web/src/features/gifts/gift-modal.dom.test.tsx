import { type Gift, activateGift, listGifts, takeNonDepositPrize } from '@yanta/contract'
import { balance, gift, profile } from '@yanta/contract/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { modalStore } from '../../dialogs/store.ts'
import { button, pass, platform, readText, renderInSite, settle, stopTime } from '../../testing/dom.tsx'
import { GiftChoiceModal } from './gift-choice-modal.tsx'
import { GiftModal } from './gift-modal.tsx'
import { GiftPrizeModal } from './gift-prize-modal.tsx'

const onClose = vi.fn()
const site = { player: { profile, balance: { ...balance, seq: {}, epoch: 'e1' } } }
const free = { ...gift.restrictions, depositLimits: [] }
const offer: Gift = {
  ...gift,
  type: 'bonus_offer',
  terms: {
    type: 'bonus_offer',
    amount: 100_000,
    bonus: { wagerTimes: 25, days: 7, capTimes: 5, maxStake: 50_000 },
  },
  restrictions: { ...free, level: 3, needsPhone: true },
}
const group: Gift = {
  ...gift,
  type: 'group',
  terms: {
    type: 'group',
    options: [
      { id: 'spins', title: 'Twenty spins', image: gift.image, terms: null },
      { id: 'money', title: 'Some money', image: gift.image, terms: { type: 'cash', amount: 50_000 } },
    ],
  },
  restrictions: free,
}
const chest: Gift = {
  ...gift,
  type: 'nondeposit',
  terms: {
    type: 'nondeposit',
    prizes: [
      { title: 'Gold', image: gift.image, terms: { type: 'cash', amount: 10_000 }, chance: 125 },
      { title: 'Nothing', image: gift.image, terms: null, chance: 9_875 },
    ],
  },
  restrictions: free,
}
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      readText(row.querySelector('dt')!),
      readText(row.querySelector('dd')!),
    ]),
  )

beforeEach(() => onClose.mockClear())

test('the details say what must be wagered, by when, at which bets, what can be kept and what a payout does', async () => {
  stopTime()
  await renderInSite(<GiftModal gift={offer} onClose={onClose} />, { site })
  expect(facts()).toMatchObject({
    Phone: 'must be confirmed',
    Level: '3 or higher',
    'To wager': '25,000 ₽, wagering ×25',
    'Time to wager': '7 days',
    'Maximum bet': '500 ₽',
    'You can keep': 'up to 5,000 ₽',
    'On withdrawal': 'will be lost',
  })
  expect(screen.getByRole('link', { name: 'Games that count' }).getAttribute('href')).toBe(
    '/games/otygrat_bonus',
  )
})

test('a bonus offer names the level from which bonus offers open, where its own is lower [3.8]', async () => {
  const level = { ...profile.level, index: 1, bonus_availability_level: 4 }
  await renderInSite(<GiftModal gift={offer} onClose={onClose} />, {
    site: { player: { ...site.player, profile: { ...profile, level } } },
  })
  expect(facts()).toMatchObject({ Level: '4 or higher' })
})

test('a gift that ends while its details are open can no longer be activated [4.42]', async () => {
  stopTime('2026-11-27T11:59:50.000Z')
  await renderInSite(<GiftModal gift={offer} onClose={onClose} />, { site })
  expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeNull()
  await pass(11_000)
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull()
})

test('one gift of a group is sent as the option', async () => {
  platform.answer(activateGift, { success: true, gift: { ...group, state: 'used' }, chosen: offer })
  await renderInSite(<GiftChoiceModal gift={group} onClose={onClose} />, { site })
  expect(button('Take this one').disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /Some money.*500\s₽ to your balance/ }))
  fireEvent.click(button('Take this one'))
  await settle()
  expect(platform.sent(activateGift).map(({ body }) => body)).toEqual([{ option: 'money' }])
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the chances are published before the prize is drawn', async () => {
  platform.answer(takeNonDepositPrize, {
    success: true,
    error: null,
    gift: { ...offer, title: 'A pot of gold' },
  })
  await renderInSite(<GiftPrizeModal gift={chest} onClose={onClose} />, { site })
  expect(screen.getAllByRole('listitem').map(readText)).toEqual([
    'Gold100 ₽ to your balance, no wagering1.25%',
    'Nothing98.75%',
  ])
  fireEvent.click(button('Open'))
  fireEvent.click(button('Open'))
  await settle()
  expect(platform.sent(takeNonDepositPrize)).toHaveLength(1)
  expect(readText(screen.getByRole('status'))).toContain('A pot of gold is waiting')
})

test('the empty prize is said to be one', async () => {
  platform.answer(takeNonDepositPrize, { success: true, error: null, gift: null })
  await renderInSite(<GiftPrizeModal gift={chest} onClose={onClose} />, { site })
  button('Open').focus()
  fireEvent.click(button('Open'))
  await settle()
  expect(readText(screen.getByRole('status'))).toContain('You drew the empty prize')
  // The button has gone with its step.
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test('a prize that was not taken is reported, and its failure shown [8.10]', async () => {
  const logs: string[] = []
  const reports = await import('../../data/api/report.ts')
  vi.spyOn(reports, 'reportTrouble').mockImplementation((_label, message) => void logs.push(message))
  platform.answer(takeNonDepositPrize, { success: false, error: 'has_bonus', gift: null })
  platform.answer(listGifts, { data: { data: [] } })
  await renderInSite(<GiftPrizeModal gift={chest} onClose={onClose} />, { site })
  fireEvent.click(button('Open'))
  await settle()
  expect(logs).toEqual(['Gift was not taked'])
  expect(modalStore.getState().stack).toMatchObject([{ name: 'giftFailure', props: { code: 'has_bonus' } }])
})
