// Finds the errors of a story on a device.
import type { Page } from '@playwright/test'
import { findClippedText } from './find-clipped-text.ts'
import { findMotion } from './find-motion.ts'
import { findOverflow } from './find-overflow.ts'
import { findViolations } from './find-violations.ts'
import { type StoryEntry, resizeStory } from './gallery.ts'
import { findSmallTargets } from './small-targets.ts'

const desktop = { width: 1440, height: 900 }
/** A desktop of 1280 px at 200 %. */
const zoomed = { width: 640, height: 450 }
const withLargeText = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const narrowestPhone = { width: 320, height: 640 }

export const devices = {
  desktop: { viewport: desktop },
  phone: { viewport: phone, hasTouch: true, isMobile: true },
  narrowestPhone: { viewport: narrowestPhone, hasTouch: true, isMobile: true },
} as const

export async function lookOnDesktop(page: Page): Promise<string[]> {
  return [
    ...(await findMotion(page)),
    ...(await findViolations(page)),
    ...(await findOverflow(page)),
    ...(await findSmallTargets(page, 24)),
  ]
}

export async function lookOnNarrowestPhone(page: Page): Promise<string[]> {
  return [
    ...(await findViolations(page)),
    ...(await findOverflow(page)),
    ...(await findSmallTargets(page, 44)),
  ]
}

/** On an ordinary phone, and what fits there on the narrowest. */
export async function lookOnPhone(page: Page, story: StoryEntry): Promise<string[]> {
  const found = await findViolations(page)
  await resizeStory(page, story, narrowestPhone)
  const narrow = [...(await findOverflow(page)), ...(await findSmallTargets(page, 44))]
  await page.setViewportSize(phone)
  return [...found, ...narrow.map((problem) => `at 320 px ${problem}`)]
}

/** On a desktop where everything, or the text alone, is twice as large. */
export async function lookEnlarged(page: Page, story: StoryEntry): Promise<string[]> {
  await resizeStory(page, story, zoomed)
  const whole = [...(await findOverflow(page)), ...(await findClippedText(page))]
  await resizeStory(page, story, withLargeText, 2)
  const text = [...(await findOverflow(page)), ...(await findClippedText(page))]
  await resizeStory(page, story, desktop)
  return [
    ...whole.map((problem) => `at 200 % ${problem}`),
    ...text.map((problem) => `with large text ${problem}`),
  ]
}
