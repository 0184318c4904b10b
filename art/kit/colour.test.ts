import { expect, test } from 'vitest'
import { contrast, hsl, luminance, mix } from './colour.ts'

test('mixing goes from one colour to the other, channel by channel', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
  expect(mix('#102030', '#305070', 0.5)).toBe('#203850')
  expect(mix('#fff', '#000', 0.5)).toBe('#808080')
})

test('hues give the pure colours', () => {
  expect([0, 120, 240, 360].map((hue) => hsl(hue, 100, 50))).toEqual(['#ff0000', '#00ff00', '#0000ff', '#ff0000'])
})

test('luminance and contrast are those of WCAG', () => {
  expect(luminance('#ffffff')).toBeCloseTo(1)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
