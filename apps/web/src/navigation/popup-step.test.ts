import { afterEach, expect, it, vi } from 'vitest'
import { isPopupStep, recordPopup } from './popup-step.ts'

afterEach(() => recordPopup(false))

it.each([
  ['opens again by going forward', false, { masked: { pathname: '/login' } }, true],
  ['closes by going back', true, {}, true],
  ['stays while the screen beneath is loaded again', true, { masked: { pathname: '/login' } }, false],
  ['is not there', false, null, false],
])('a popup %s', (_, isShown, state, isStep) => {
  vi.stubGlobal('history', { state })
  recordPopup(isShown)
  expect(isPopupStep()).toBe(isStep)
})
