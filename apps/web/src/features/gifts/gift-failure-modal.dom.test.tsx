import { type Gift, type GiftRefusal, activateGift, giftRefusals } from '@yanta/contract'
import { balance, gift, profile } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { writeSessionHint } from '../../data/api/session-hint.ts'
import { modalStore } from '../../dialogs/store.ts'
import { offerGifts } from '../../domain/gift/gift-store.ts'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { button, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { GiftFailureModal } from './gift-failure-modal.tsx'

const onClose = vi.fn()
const terms = {
  type: 'giftspin',
  game: { slug: 'red-oni', name: 'Red Oni', preview: '/art/red-oni.webp' },
  stake: 2_000,
  total: 30,
  left: 12,
  won: 0,
  bonus: { wagerTimes: 20, days: 7, capTimes: 5, maxStake: 50_000 },
} as const
const spins: Gift = {
  ...gift,
  id: '2',
  type: 'giftspin',
  terms,
  restrictions: { ...gift.restrictions, depositLimits: [{ currency: 'RUB', limit: 100_000 }] },
  restrictionsState: { depositProgress: 64_000 },
}
const site = {
  player: {
    profile: { ...profile, emails: [{ ...profile.emails[0]!, is_verified: false }] },
    balance: { ...balance, seq: {}, epoch: 'e1' },
  },
}

afterEach(() => act(emptyClientStores))

function open(code: GiftRefusal, locale: 'ru' | 'en' = 'en', failed = spins) {
  writeSessionHint(true)
  onClose.mockClear()
  return renderInSite(<GiftFailureModal code={code} gift={failed} onClose={onClose} />, {
    path: '/profile/levels',
    locale,
    site,
  })
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const page = () => readText(document.body)

/** Title, a word of the text, the main button, and where it leads: an address, a popup or a dialog. */
const table: [GiftRefusal, string, string, string, string][] = [
  ['in_process', 'already opening', 'won’t be used twice', 'To my gifts', '/profile/gifts'],
  ['expired', 'has expired', '27.11.26', 'See promotions', '/promo'],
  ['used', 'has been used', 'worked once', 'Open the history', '/profile/gifts?tab=history'],
  ['deposit_restriction', 'deposit is needed', '1,000 ₽', 'Deposit 360 ₽', 'popup /cashbox'],
  ['email_restriction', 'your e-mail', 'a minute', 'Confirm the e-mail', 'dialog contact'],
  ['phone_restriction', 'your phone', 'a minute', 'Confirm the phone', 'dialog contact'],
  [
    'phone_and_email_restriction',
    'your contacts',
    'The e-mail is not confirmed',
    'Confirm the e-mail',
    'dialog contact',
  ],
  ['multi_account', 'per person', 'support will put it right', 'Ask support', 'dialog support'],
  ['disabled', 'switched off', 'how to get them back', 'Ask support', 'dialog support'],
  ['invalid_user_gift', 'is gone', 'Your balance hasn’t changed', 'To my gifts', '/profile/gifts'],
  ['activation_failed', 'didn’t open', 'Nothing has been used', 'Try again', 'retry'],
  ['invalid_provider_response', 'studio didn’t answer', 'few minutes', 'Try again', 'retry'],
  ['wrong_device', 'on a phone', 'a phone only', 'Got it', 'nowhere'],
  ['invalid_offer', 'Not at your level', 'from level 3', 'See the levels', '/profile/levels'],
  ['has_bonus', 'Finish your bonus', 'give it up', 'To the bonus', '/profile/gifts?tab=active'],
  [
    'exists_active_giftspin',
    'Finish your spins',
    '12 giftspins are left in Red Oni',
    'To the spins',
    '/play/red-oni',
  ],
]

test('the table names all sixteen failures [8.33]', () => {
  expect(table.map(([code]) => code)).toEqual([...giftRefusals])
  expect(table).toHaveLength(16)
})

test('spins that are series of free spins are counted as such', async () => {
  await open('exists_active_giftspin')
  const series: Gift = { ...spins, type: 'feature', terms: { ...terms, type: 'feature', left: 2 } }
  act(() => offerGifts([{ ...series, id: '9', state: 'activated' }]))
  expect(page()).toContain('2 free spins rounds are left in Red Oni')
})

test.each(table)('%s says what happened and has a way out [8.33]', async (code, words, text, way, place) => {
  platform.answer(activateGift, { success: true, gift: { ...spins, state: 'activated' }, chosen: null })
  const { user, address, popup } = await open(code)
  act(() => offerGifts([{ ...spins, id: '9', state: 'activated' }]))
  expect(title()).toContain(words)
  expect(page()).toContain(text)
  await user.click(button(new RegExp(way.replaceAll(' ', String.raw`\s`))))
  await settle()
  expect(onClose).toHaveBeenCalledTimes(1)
  const [dialog] = modalStore.getState().stack
  const led = popup() ? `popup ${popup()}` : dialog ? `dialog ${dialog.name}` : address()
  if (place === 'retry') expect(platform.sent(activateGift)).toHaveLength(1)
  else expect(led).toBe(place === 'nowhere' ? '/profile/levels' : place)
})

const over: readonly GiftRefusal[] = ['expired', 'used', 'invalid_user_gift']
test.each(giftRefusals)('%s says that the gift is safe, unless it is over', async (code) => {
  await open(code)
  expect(page().includes('Your gift is safe and waits until 27.11.26')).toBe(!over.includes(code))
})

test.each(giftRefusals)('%s in Russian [1.4]', async (code) => {
  await open(code, 'ru')
  expect(title()).toMatch(/^[А-ЯЁ]/)
  expect(page().replaceAll(/Red Oni/g, '')).not.toMatch(/[A-Za-z]{2}/)
})

test('a gift that another tab has activated is found among the active ones, as soon as that is known', async () => {
  const { user, address } = await open('used')
  expect(title()).toContain('has been used')
  act(() => offerGifts([{ ...spins, state: 'activated' }]))
  expect(title()).toContain('is active already')
  expect(page()).not.toContain('history')
  await user.click(button(/To active gifts/))
  await settle()
  expect(address()).toBe('/profile/gifts?tab=active')
})

test('missing deposits are shown as a bar [4.43]', async () => {
  await open('deposit_restriction')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64')
  expect(page()).toContain('640 ₽ / 1,000 ₽')
})

test('a gift for a computer sends a phone there', async () => {
  await open('wrong_device', 'en', {
    ...spins,
    restrictions: { ...spins.restrictions, platform: 'desktop' },
  })
  expect(title()).toBe('Open it on a computer')
})
