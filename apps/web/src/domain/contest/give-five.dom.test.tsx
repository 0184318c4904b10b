import { giveHighFive, highFiveRefusals } from '@yanta/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { button, platform, renderInSite, settle } from '../../testing/dom.tsx'
import { GiveFiveButton } from './give-five-button.tsx'
import { forgetGivenFives } from './given-fives.ts'

const promotion = { id: '12' }
const lena = { userId: '31', nick_name: 'Lena.sol' }
const toasts = () => toastStore.getState().waiting
const said = () => toasts().map(({ title, text }) => `${title}. ${text}`)
const given = { sentToday: 3, limit: 5, isGuest: false }

async function open(more: object = {}) {
  const page = await renderInSite(
    <GiveFiveButton promotion={promotion} player={lena} isGiven={false} {...more} />,
  )
  return page
}

test('a five is given once, however often the button is pressed, and the button says so [7.39]', async () => {
  const { user } = await open()
  const held = platform.hold(giveHighFive)
  await user.click(button('High five Lena.sol'))
  await user.click(button('High five Lena.sol'))
  expect(platform.sent(giveHighFive).map(({ body }) => body)).toEqual([{ actionId: '12', toUserId: '31' }])
  held.answer(given)
  await settle()
  const done = button('You’ve high-fived Lena.sol today')
  await user.click(done)
  expect(platform.sent(giveHighFive)).toHaveLength(1)
  expect(said()).toEqual([])
})

test('all buttons of a player know of the five, those of other promotions do not', async () => {
  const { user } = await renderInSite(
    <>
      <GiveFiveButton promotion={promotion} player={lena} isGiven={false} />
      <GiveFiveButton promotion={promotion} player={lena} isGiven={false} isAnswer />
      <GiveFiveButton promotion={{ id: '13' }} player={lena} isGiven={false} />
    </>,
  )
  platform.answer(giveHighFive, given)
  await user.click(screen.getAllByRole('button', { name: 'High five Lena.sol' })[0]!)
  await waitFor(() =>
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'High-fived',
      'Returned',
      'High five',
    ]),
  )
})

test('somebody who got five today can’t get another', async () => {
  const { user } = await open({ isGiven: true })
  await user.click(button('You’ve high-fived Lena.sol today'))
  expect(platform.calls).toEqual([])
})

test.each(highFiveRefusals)(
  'the refusal %s is one calm sentence in a toast [8.22-8.29] [8.32]',
  async (code) => {
    const { user } = await open()
    platform.refuse(giveHighFive, 409, { code })
    await user.click(button('High five Lena.sol'))
    await waitFor(() => expect(toasts()).toHaveLength(1))
    const [toast] = toasts()
    expect(toast).toMatchObject({ type: 'info', title: expect.stringMatching(/\w/) })
    expect(toast!.text).not.toContain(code)
    expect(toast!.text!.match(/[.!?](\s|$)/g)!.length).toBeLessThanOrEqual(2)
  },
)

test('a refusal by the limit of a player, be it of others’ fives, names the player and closes the button [8.22]', async () => {
  const { user } = await open()
  platform.refuse(giveHighFive, 409, { code: 'high_five_per_user_limit_reached' })
  await user.click(button('High five Lena.sol'))
  await waitFor(() =>
    expect(said()).toEqual([
      'Tomorrow for this one. You can’t high-five Lena.sol any more today. Pick someone else.',
    ]),
  )
  const closed = await screen.findByRole('button', { name: 'No more high fives for Lena.sol today' })
  expect(closed.textContent).toBe('Tomorrow')
  await user.click(closed)
  expect(platform.sent(giveHighFive)).toHaveLength(1)
  act(forgetGivenFives)
  expect(button('High five Lena.sol')).toBeTruthy()
})

test('a player who can’t get five is not called a lost connection [8.24]', async () => {
  const { user } = await open()
  platform.refuse(giveHighFive, 409, { code: 'cannot_high_five' })
  await user.click(button('High five Lena.sol'))
  await waitFor(() =>
    expect(said()).toEqual([
      'That didn’t work. This player can’t get a high five now. Try again or pick someone else.',
    ]),
  )
})

test('without an answer one is asked to try again, and can [8.24]', async () => {
  const { user } = await open()
  platform.silence(giveHighFive)
  await user.click(button('High five Lena.sol'))
  await waitFor(() => expect(said()).toEqual(['That didn’t work. The connection dropped. Please try again.']))
  platform.answer(giveHighFive, given)
  await user.click(button('High five Lena.sol'))
  expect(await screen.findByRole('button', { name: 'You’ve high-fived Lena.sol today' })).toBeTruthy()
})

test('a guest is told that the five counts after a registration, with the way there [6.3]', async () => {
  const { user } = await open()
  platform.answer(giveHighFive, { ...given, isGuest: true })
  await user.click(button('High five Lena.sol'))
  await waitFor(() => expect(said().join()).toContain('once you register within 24 hours'))
  const Action = toasts()[0]!.action!
  const { container } = await renderInSite(<Action />)
  expect(container.querySelector('a')!.getAttribute('href')).toBe('/registration')
})

test('the last five of the day says what it has brought [9.28]', async () => {
  const { user } = await open()
  platform.answer(giveHighFive, { ...given, sentToday: 5 })
  await user.click(button('High five Lena.sol'))
  await waitFor(() => expect(said().join()).toContain('The points are yours'))
})
