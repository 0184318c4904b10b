import { getDuckHuntGame, shootDuck } from '@yanta/contract'
import { duckHuntGame, profile } from '@yanta/contract/fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSound, soundStore } from '../../browser/sound-setting.ts'
import { alerts, button, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { HuntDialog } from './hunt-dialog.tsx'

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
beforeEach(() => {
  // Without a canvas nothing is drawn; who shoots what does not depend on it.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  setSound(false)
})

const game = { ...duckHuntGame, title: 'Duck patrol', endsAt: null }
const page = () => readText(document.body)
const field = () => screen.getByRole('application')
const said = () => screen.getAllByRole('status').map(readText).join('|')
const shots = () => platform.sent(shootDuck).map(({ body }) => (body as { number: number }).number)
const reply = (number: number, isHit: boolean, more: object = {}) => ({
  number,
  isHit,
  hits: isHit ? 5 : 4,
  granted: 12,
  prize: null,
  ...more,
})

async function open(more: object = {}) {
  platform.answer(getDuckHuntGame, { ...game, ...more })
  const seen = { closed: 0 }
  const view = await renderInSite(
    <HuntDialog promotionId="14" title="Duck patrol" onClose={() => seen.closed++} />,
    { site: { player: { profile, balance: null } } },
  )
  await screen.findByRole('application')
  return { ...view, seen }
}

test('shots left, hits, gifts and the way to the next one are shown [3.30] [7.45]', async () => {
  await open()
  expect(page()).toContain('6shots')
  expect(page()).toContain('4hits')
  expect(page()).toContain('1 duck to the next gift')
  expect(page()).toContain('15 вращенийwon')
})

test('the button, space and a press on the field fire the next number, one at a time [4.55]', async () => {
  const { user } = await open()
  const held = platform.hold(shootDuck)
  await user.click(button('Shoot'))
  fireEvent.keyDown(field(), { key: ' ' })
  fireEvent.pointerDown(field(), { button: 0 })
  await settle()
  expect(shots()).toEqual([7])
  held.answer(reply(7, false))
  await waitFor(() => expect(page()).toContain('5shots'))
  platform.answer(shootDuck, reply(8, false))
  fireEvent.keyDown(field(), { key: ' ' })
  await waitFor(() => expect(page()).toContain('4shots'))
  platform.answer(shootDuck, reply(9, false))
  fireEvent.pointerDown(field(), { button: 0 })
  await waitFor(() => expect(page()).toContain('3shots'))
  expect(shots()).toEqual([7, 8, 9])
  fireEvent.pointerDown(field(), { button: 2 })
  fireEvent.keyDown(field(), { key: ' ', repeat: true })
  expect(shots()).toHaveLength(3)
})

test('nothing is hit before the platform has said so, and it is said aloud', async () => {
  const { user } = await open()
  const held = platform.hold(shootDuck)
  await user.click(button('Shoot'))
  expect(page()).toContain('4hits')
  held.answer(reply(7, true))
  await waitFor(() => expect(page()).toContain('5hits'))
  expect(said()).toContain('A hit. 5 ducks to the next gift. 5 shots left.')
  platform.answer(shootDuck, reply(8, false))
  await user.click(button('Shoot'))
  await waitFor(() => expect(said()).toContain('Missed. 4 shots left.'))
})

test('a gift that a hit brings is named', async () => {
  const { user } = await open({ prizes: [{ ...game.prizes[0]!, title: '15 spins', isWon: false }] })
  platform.answer(
    shootDuck,
    reply(7, true, { prize: { ...game.prizes[0]!, title: '15 spins', isWon: true } }),
  )
  await user.click(button('Shoot'))
  await waitFor(() => expect(said()).toContain('A hit and a gift: 15 spins.'))
  expect(page()).toContain('15 spinswon')
})

test('a shot without an answer is not lost: the same number is fired again', async () => {
  const { user } = await open()
  platform.silence(shootDuck)
  await user.click(button('Shoot'))
  await waitFor(() => expect(alerts().join()).toContain('Your shot isn’t lost'))
  expect(page()).toContain('6shots')
  platform.answer(shootDuck, reply(7, true))
  await user.click(button('Shoot again'))
  await waitFor(() => expect(page()).toContain('5shots'))
  expect(shots()).toEqual([7, 7])
  expect(alerts()).toEqual([])
})

test.each(['step_out_of_turn', 'action_is_inactive', 'insufficient_funds'] as const)(
  'after the refusal %s the hunt is loaded anew',
  async (code) => {
    const { user } = await open()
    platform.refuse(shootDuck, 409, { code })
    platform.answer(getDuckHuntGame, { ...game, fired: 12, hits: 7 })
    await user.click(button('Shoot'))
    await waitFor(() => expect(page()).toContain('7hits'))
    expect(alerts().join()).not.toBe('')
    await user.click(button('Shoot'))
    expect(shots()).toEqual([7])
  },
)

test('without shots it is said how many points bring the next', async () => {
  await open({ granted: 6 })
  expect(page()).toContain('You’re out of shots')
  expect(page()).toContain('40 points to the next shot')
  fireEvent.keyDown(field(), { key: ' ' })
  expect(shots()).toEqual([])
})

test('a hunt that is over says what it has brought, with the seed to recompute it by', async () => {
  const { user } = await open({ status: 'past', seed: 'seed-of-the-hunt', hits: 11 })
  expect(page()).toContain('11 hits, 2 gifts')
  await user.click(button('Hunt rules'))
  expect(screen.getByDisplayValue('seed-of-the-hunt')).toBeTruthy()
})

test('the rules say that the server decides, whatever the aim, with which chance', async () => {
  const { user } = await open()
  await user.click(button('Hunt rules'))
  expect(page()).toContain('The server decides every shot, with a 55% chance to hit')
  expect(page()).toContain('doesn’t change the outcome')
  expect(screen.getByDisplayValue(game.seedHash)).toBeTruthy()
  await user.click(button('Close the rules'))
  expect(page()).not.toContain('The server decides')
})

test('sound is off until it is turned on, and stays so on this device', async () => {
  const { user } = await open()
  expect(button('Sound').getAttribute('aria-pressed')).toBe('false')
  await user.click(button('Sound'))
  expect(soundStore.getState().isOn).toBe(true)
  expect(localStorage.getItem('sound')).toBe('on')
})

test('who takes no part is led back to join [6.6]', async () => {
  const seen = { closed: 0 }
  platform.refuse(getDuckHuntGame, 403, { code: 'user_not_participate' })
  const { user } = await renderInSite(
    <HuntDialog promotionId="14" title="Duck patrol" onClose={() => seen.closed++} />,
  )
  await waitFor(() => expect(alerts().join()).toContain('Join'))
  await user.click(screen.getAllByRole('button', { name: 'Back to the promotion' }).at(-1)!)
  expect(seen.closed).toBe(1)
})

test('a hunt that does not open says so, and is asked for again', async () => {
  platform.silence(getDuckHuntGame)
  const { user } = await renderInSite(<HuntDialog promotionId="14" title="Duck patrol" onClose={() => {}} />)
  await waitFor(() => expect(alerts().join()).toContain('Your shots are safe'))
  expect(screen.getByRole('dialog', { name: 'Duck patrol' })).toBeTruthy()
  platform.answer(getDuckHuntGame, game)
  await user.click(button('Try again'))
  expect(await screen.findByRole('application')).toBeTruthy()
})
