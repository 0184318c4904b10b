import { selectCashboxGift } from '@yanta/contract'
import { gift } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { writeSessionHint } from '../../../data/api/session-hint.ts'
import { modalStore } from '../../../dialogs/store.ts'
import { button, platform, renderInSite, settle } from '../../../testing/dom.tsx'
import { ThanksModal } from './thanks-modal.tsx'

function open(changes: Partial<typeof gift> = {}) {
  writeSessionHint(true)
  return renderInSite(
    <ThanksModal
      isRegistration
      nickname="Vera"
      currency="RUB"
      gift={{ ...gift, ...changes }}
      onClose={() => {}}
    />,
    { path: '/promo' },
  )
}

test('Get bonus chooses the gift and then opens the cashbox, once [2.52], [4.55]', async () => {
  const { user, popup } = await open()
  const held = platform.hold(selectCashboxGift)
  await user.click(button('Get bonus'))
  await user.click(button('Get bonus'))
  expect(platform.sent(selectCashboxGift).map(({ body }) => body)).toEqual([{ user_gift_id: '31' }])
  expect(popup()).toBeNull()
  held.answer({} as never)
  await settle()
  expect(popup()).toBe('/cashbox')
})

test('a gift already chosen is not chosen again [2.52]', async () => {
  const { user, popup } = await open({ isSelected: true })
  await user.click(button('Get bonus'))
  await settle()
  expect(platform.calls).toEqual([])
  expect(popup()).toBe('/cashbox')
})

test('a refused gift shows an error, and the cashbox does not open', async () => {
  platform.refuse(selectCashboxGift, 409, { code: 'expired' })
  const { user, popup } = await open()
  await user.click(button('Get bonus'))
  await settle()
  expect(
    modalStore.getState().stack.map(({ name, props }) => [name, (props as { code?: string }).code]),
  ).toEqual([['alert', 'expired']])
  expect(popup()).toBeNull()
})

test('Details opens the page of the bonus [2.52], [2.71], [9.31]', async () => {
  const { user, address } = await open()
  await user.click(button('Details'))
  await settle()
  expect(address()).toBe('/promo/bonus')
})
