import { expect, test } from 'vitest'
import { readBrand } from './read-brand.ts'
import { buildBrandStyle } from './style.ts'
import { writeTokens } from './write-tokens.ts'

test('a brand without changes has no style', () => {
  expect(buildBrandStyle({ tokens: {} }, String)).toBe('')
})

test('tokens outweigh those of tokens.css; durations only for those who did not ask for less motion', () => {
  expect(
    buildBrandStyle({ tokens: { accent: '#c6f24a', roundness: 0.4, 'duration-short': '90ms' } }, String),
  ).toBe(
    'html:root { --accent: #c6f24a; --roundness: 0.4; }\n@media (prefers-reduced-motion: no-preference) { html:root { --duration-short: 90ms; } }',
  )
})

test('fonts are split by range, with a local fallback of the same metrics', () => {
  const font = {
    family: 'Own',
    weight: '400 800',
    generic: 'serif' as const,
    scale: 110,
    files: { latin: 'a.woff2', cyrillic: 'b.woff2' },
    fallbacks: [{ weight: '400 800', local: ['Georgia'], sizeAdjust: 104, ascent: 90, descent: 20 }],
  }
  const style = buildBrandStyle(
    { tokens: {}, fonts: { text: font, display: { ...font, family: 'Other' } } },
    (path) => `/brand/${path}`,
  )
  expect(style).toContain(
    '@font-face { font-family: "Own"; src: url("/brand/b.woff2") format("woff2"); font-weight: 400 800; font-display: swap; size-adjust: 110%; unicode-range: U+401',
  )
  expect(style).toContain(
    '@font-face { font-family: "Own local"; src: local("Georgia"); font-weight: 400 800; size-adjust: 104%; ascent-override: 90%; descent-override: 20%; line-gap-override: 0%; }',
  )
  expect(style).toContain(
    '--font-text: "Own", "Own local", serif; --font-display: "Other", "Other local", serif;',
  )
})

test('a page without a style sheet gets the tokens it asks for, with those they are made of', () => {
  expect(writeTokens(readBrand('yanta'), ['text-strong', 'radius-button'])).toBe(
    ':root{--text-strong:#f7f4ea;--radius-md:14px;--radius-button:var(--radius-md)}',
  )
  expect(() => writeTokens(readBrand('yanta'), ['t-9'])).toThrow('there is no token t-9')
})
