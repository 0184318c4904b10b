// The checks of every screen, with their windows. A check resizes the page that is open; none of them loads it again.
import type { Page } from '@playwright/test'
import { findClippedText } from '../gallery/find-clipped-text.ts'
import { findMotion } from '../gallery/find-motion.ts'
import { findOverflow } from '../gallery/find-overflow.ts'
import { findSmallTargets } from '../gallery/small-targets.ts'
import { findViolations } from '../support/violations.ts'

/** Returns the errors, one for each element. */
type Check = (page: Page) => Promise<string[]>

export interface Look {
  window: { width: number; height: number }
  /** Letters of twice the size, as a browser's settings make them. */
  isLarge?: true
  /** By what a failure calls them. Names of controls and contrast are among the rules of accessibility. */
  checks: Readonly<Record<string, Check>>
}

const overflow = { 'is no wider than the window': findOverflow }
/** The way to the content waits above the window; a page that a dialog holds still would cut it off. */
const clipped = {
  'cuts no text off': async (page: Page) =>
    (await findClippedText(page)).filter((text) => !text.endsWith('by html. above or below')),
}
const accessible = { 'passes the accessibility checks': findViolations }
const calm = { 'does not move': findMotion }
const targetsOf = (pixels: number) => ({
  [`has targets of ${pixels} px`]: (page: Page) => findSmallTargets(page, pixels),
})
const all = (pixels: number) => ({ ...calm, ...overflow, ...targetsOf(pixels), ...clipped, ...accessible })

const desktop: Look = { window: { width: 1440, height: 900 }, checks: all(24) }
const phone: Look = { window: { width: 390, height: 844 }, checks: all(44) }
const largeLetters: Look = {
  window: { width: 1280, height: 900 },
  isLarge: true,
  checks: { ...overflow, ...clipped },
}

export const gateLooks = {
  desktop: [desktop, largeLetters],
  phone: [phone, { window: { width: 320, height: 700 }, checks: { ...calm, ...overflow, ...targetsOf(44) } }],
} satisfies Record<string, Look[]>

export const fullLooks = {
  desktop: [
    desktop,
    largeLetters,
    { window: { width: 900, height: 1_000 }, checks: all(24) },
    // 200 % of 1440 px.
    { window: { width: 720, height: 450 }, checks: all(24) },
    ...[1055, 1054, 755, 754, 620, 509, 508].map((width) => ({
      window: { width, height: 700 },
      checks: { ...overflow, ...clipped },
    })),
  ],
  phone: [phone, { window: { width: 320, height: 640 }, checks: all(44) }],
} satisfies Record<string, Look[]>
