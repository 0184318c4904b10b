import { expect, test } from 'vitest'
import { isFormLost } from './unsaved-changes.ts'

const profile = { pathname: '/profile/info' }
const cashbox = { ...profile, mask: { pathname: '/cashbox' } }

const steps = [
  ['another screen', false, profile, { pathname: '/' }, true],
  ['another part of the same list', false, profile, profile, false],
  ['a popup over it', false, profile, cashbox, false],
  ['the screen again after a popup', false, cashbox, profile, false],
] as const
test.each(steps)('a form on a screen, %s [2.26]', (_, isInPopup, from, to, isLost) => {
  expect(isFormLost({ isInPopup }, from, to)).toBe(isLost)
})

const popupSteps = [
  ['closing the popup', cashbox, profile, true],
  ['another popup in its place', cashbox, { ...profile, mask: { pathname: '/login' } }, true],
  ['another screen beneath', cashbox, { ...cashbox, pathname: '/' }, true],
  ['another tab of the same popup', cashbox, { ...profile, mask: { pathname: '/cashbox' } }, false],
  ['leaving a popup that was asked for by its address', { pathname: '/cashbox' }, { pathname: '/' }, true],
] as const
test.each(popupSteps)('a form in a popup is lost by %s [2.26]', (_, from, to, isLost) => {
  expect(isFormLost({ isInPopup: true }, from, to)).toBe(isLost)
})
