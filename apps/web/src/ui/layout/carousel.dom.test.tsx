import { act, fireEvent, screen } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, pass, renderInSite, settle, stopTime } from '../../testing/dom.tsx'
import { Carousel } from './carousel.tsx'

const { device } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.settings
const usual = device.prefersReducedMotion
beforeEach(() => void (device.prefersReducedMotion = 'no-preference'))
afterEach(() => {
  device.prefersReducedMotion = usual
  vi.restoreAllMocks()
})

const labels = {
  whole: 'Banners',
  back: 'Back',
  forward: 'Forward',
  stop: 'Stop',
  run: 'Run',
  slide: (number: number) => `Slide ${number}`,
}

async function open() {
  stopTime()
  await renderInSite(<Carousel labels={labels} slides={['One', 'Two', 'Three']} />)
  await settle()
}
/** The one slide that can be used. */
const shown = () =>
  screen
    .getAllByRole('group')
    .filter((slide) => !slide.inert)
    .map((slide) => slide.textContent)
const whole = () => screen.getByRole('region', { name: 'Banners' })

test('a slide stays 5 seconds, and the last one is followed by the first [9.4]', async () => {
  await open()
  for (const [now, next] of [
    ['One', 'Two'],
    ['Two', 'Three'],
    ['Three', 'One'],
  ]) {
    expect(shown()).toEqual([now])
    await pass(4_990)
    expect(shown()).toEqual([now])
    await pass(10)
    expect(shown()).toEqual([next])
  }
})

test('slides move to the next one in 300 ms [9.4]', async () => {
  await open()
  // What moves slides is loaded after the first moments of the page.
  await pass(600)
  await settle()
  const animate = vi.spyOn(Element.prototype, 'animate')
  fireEvent.click(button('Forward'))
  await pass(10)
  expect(shown()).toEqual(['Two'])
  const moves = animate.mock.calls.flatMap(([keyframes, options]) =>
    JSON.stringify(keyframes).includes('translateX') ? [(options as KeyframeAnimationOptions).duration] : [],
  )
  expect(moves).toEqual([300, 300, 300])
})

test('pointing at the slides holds them, and what was left of the time goes on afterwards', async () => {
  await open()
  await pass(3_000)
  fireEvent.pointerEnter(whole(), { pointerType: 'mouse' })
  await pass(60_000)
  expect(shown()).toEqual(['One'])
  fireEvent.pointerLeave(whole(), { pointerType: 'mouse' })
  await pass(1_900)
  expect(shown()).toEqual(['One'])
  await pass(200)
  expect(shown()).toEqual(['Two'])
})

test('a keyboard that works in the slides holds them', async () => {
  await open()
  act(() => button('Forward').focus())
  await pass(60_000)
  expect(shown()).toEqual(['One'])
  act(() => button('Forward').blur())
  await pass(5_000)
  expect(shown()).toEqual(['Two'])
})

test('the button stops the slides until it is pressed again', async () => {
  await open()
  fireEvent.click(button('Stop'))
  await pass(60_000)
  expect(shown()).toEqual(['One'])
  fireEvent.click(button('Run'))
  await pass(5_000)
  expect(shown()).toEqual(['Two'])
})

test('for whoever asks for calm no slide goes by itself', async () => {
  device.prefersReducedMotion = 'reduce'
  await open()
  await pass(60_000)
  expect(shown()).toEqual(['One'])
})
