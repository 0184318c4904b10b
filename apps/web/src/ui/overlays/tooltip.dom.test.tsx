import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, pass, renderInSite, stopTime } from '../../testing/dom.tsx'
import { Tooltip } from './tooltip.tsx'

async function open() {
  stopTime()
  await renderInSite(
    <Tooltip text="Wins of this week">
      <button type="button">Points</button>
    </Tooltip>,
  )
}
const tip = () => screen.queryByRole('tooltip')

test('a tip comes 50 ms after its control is pointed at [9.3]', async () => {
  await open()
  fireEvent.pointerMove(button('Points'), { pointerType: 'mouse' })
  await pass(45)
  expect(tip()).toBeNull()
  await pass(10)
  expect(tip()?.textContent).toBe('Wins of this week')
})

test('no tip comes when the pointer leaves before the 50 ms are over [9.3]', async () => {
  await open()
  fireEvent.pointerMove(button('Points'), { pointerType: 'mouse' })
  await pass(45)
  fireEvent.pointerLeave(button('Points'), { pointerType: 'mouse' })
  await pass(500)
  expect(tip()).toBeNull()
})

test('it comes at once to the keyboard and to a finger, and goes with Escape', async () => {
  await open()
  act(() => button('Points').focus())
  expect(tip()).not.toBeNull()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  await pass(500)
  expect(tip()).toBeNull()
  fireEvent.click(button('Points'))
  expect(tip()).not.toBeNull()
})
