import { activateCoupon, checkCoupon } from '@yanta/contract'
import { balance, gift, profile } from '@yanta/contract/fixtures'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { modalStore } from '../../dialogs/store.ts'
import { alerts, button, field, fill, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { CouponField } from './coupon-field.tsx'
import { CouponModal } from './coupon-modal.tsx'

const onClose = vi.fn()
const found = { title: '25 giftspins', image: gift.image, type: gift.type, terms: gift.terms, days: 7 }
const site = { player: { profile, balance: { ...balance, seq: {}, epoch: 'e1' } } }
const open = (code = '') =>
  renderInSite(<CouponModal code={code} onClose={onClose} />, { path: '/promo', site })
const submit = async () => {
  fireEvent.submit(document.querySelector('form')!)
  await settle()
}

beforeEach(() => onClose.mockClear())

test('a code is checked first: what it gives is shown before it is used', async () => {
  platform.answer(checkCoupon, found)
  await open()
  fill('Promo code', ' amber 2026 ')
  await submit()
  expect(platform.sent(checkCoupon).map(({ body }) => body)).toEqual([{ code: 'amber 2026' }])
  expect(readText(document.body)).toContain('25 giftspins')
  expect(readText(document.body)).toContain('100% on a deposit from 500 ₽, wagering ×25. Open within 7 days')
  expect(platform.sent(activateCoupon)).toEqual([])
})

test('an activated code closes the dialog and shows the gifts; a second press does nothing [4.55]', async () => {
  platform.answer(checkCoupon, found)
  const { address } = await open('AMBER')
  await settle()
  const held = platform.hold(activateCoupon)
  fireEvent.submit(document.querySelector('form')!)
  fireEvent.submit(document.querySelector('form')!)
  await settle()
  expect(platform.sent(activateCoupon)).toHaveLength(1)
  held.answer({ success: true, gift })
  await settle()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/profile/gifts')
})

test('a code of a link is checked at once', async () => {
  platform.answer(checkCoupon, found)
  await open('AMBER')
  await settle()
  expect(platform.sent(checkCoupon)).toHaveLength(1)
  expect(button('Activate the code')).toBeTruthy()
})

test.each([
  ['coupon_not_found', 'There’s no such code. Check the letters and digits'],
  ['coupon_expired', 'This code has expired'],
  ['coupon_used', 'You’ve already used this code'],
  ['coupon_over', 'This code has been used up'],
  ['multi_account', 'A code works once per person, and you have several accounts'],
  ['disabled', 'Bonuses are switched off for your account'],
  ['too_many_requests', 'Too many wrong codes. Try again in an hour'],
] as const)('the refusal %s stands beside the field until it is changed', async (code, text) => {
  platform.refuse(checkCoupon, 409, { code })
  await open()
  fill('Promo code', 'WELCOME')
  await submit()
  expect(alerts()).toEqual([text])
  expect(button('Check').disabled).toBe(true)
  fill('Promo code', 'WELCOME7')
  expect(alerts()).toEqual([])
  expect(button('Check').disabled).toBe(false)
})

test('a check that got no answer is tried again with the same code [4.55]', async () => {
  platform.silence(checkCoupon)
  await open()
  fill('Promo code', 'WELCOME')
  await submit()
  expect(alerts()).toHaveLength(1)
  expect(button('Check').disabled).toBe(false)
  platform.answer(checkCoupon, found)
  await submit()
  expect(alerts()).toEqual([])
  expect(button('Activate the code')).toBeTruthy()
})

test('a late answer about a code that was changed meanwhile is not shown as that of the new one', async () => {
  await open()
  fill('Promo code', 'AMBER')
  const held = platform.hold(checkCoupon)
  await submit()
  fill('Promo code', 'OTHER')
  held.answer(found)
  await settle()
  expect(readText(document.body)).not.toContain('25 giftspins')
  expect(button('Check').disabled).toBe(false)
})

test('an empty field sends nothing', async () => {
  await renderInSite(<CouponField />, { site })
  await submit()
  expect(alerts()).toEqual(['Enter a code'])
  expect(platform.calls).toEqual([])
})

test('the field of the tab opens the dialog for a right code, and says why for a wrong one', async () => {
  platform.refuse(checkCoupon, 404, { code: 'coupon_not_found' })
  await renderInSite(<CouponField />, { site })
  fill('Promo code', 'AMBER')
  await submit()
  expect(alerts()).toEqual(['There’s no such code. Check the letters and digits'])
  expect(modalStore.getState().stack).toEqual([])
  platform.answer(checkCoupon, found)
  fill('Promo code', 'AMBER7')
  await submit()
  expect(modalStore.getState().stack).toMatchObject([{ name: 'coupon', props: { code: 'AMBER7' } }])
  expect(field('Promo code').value).toBe('')
})
