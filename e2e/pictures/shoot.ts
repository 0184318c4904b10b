// A look at a page that has come to rest.
import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Pixels } from '../../tools/shots/picture.ts'
import { waitForFrames, waitForTimers } from './short-timers.ts'

const sessions = new WeakMap<Page, CDPSession>()

interface ShotOptions {
  height?: number
  /** One look is enough: who is not content with it looks again. */
  isGlance?: boolean
}

/** What the window shows, from its top, `height` pixels of it, once its pictures are there and two looks in a row are the same. */
export async function shoot(
  page: Page,
  { height = page.viewportSize()!.height, isGlance = false }: ShotOptions = {},
): Promise<Pixels> {
  await enableTouch(page)
  await waitForTimers(page)
  await loadPictures(page, height)
  const seen = await look(page, height)
  const { data, info } = await sharp(isGlance ? seen : await waitForRest(page, height, seen))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

async function waitForRest(page: Page, height: number, first: Buffer): Promise<Buffer> {
  let before = first
  for (let turn = 0; turn < 30; turn += 1) {
    const now = await look(page, height)
    if (now.equals(before)) return now
    before = now
    await waitForFrames(page, 6)
  }
  throw new Error('something on the page never comes to rest')
}

/** A look beyond the window can leave a phone without its fingers: what is for them alone would be missing. */
async function enableTouch(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= 755) return
  const isTouched = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  const session = await openSession(page)
  for (let turn = 0; turn < 20 && !(await isTouched()); turn += 1) {
    for (const enabled of [false, true])
      await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })
    await waitForFrames(page, 3)
  }
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  return session
}

async function look(page: Page, height: number): Promise<Buffer> {
  const session = await openSession(page)
  const window = page.viewportSize()!
  const y = await page.evaluate(() => scrollY)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > window.height,
    clip: { x: 0, y, width: window.width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** Waits for fonts, pictures and symbols of the icon files within what is looked at; what fails to load is drawn as it is then. */
async function loadPictures(page: Page, height: number): Promise<void> {
  await page.evaluate(async (seen) => {
    await document.fonts.ready
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom >= 0 && top <= seen && element.checkVisibility()
    }
    await Promise.all(
      [...document.images].filter(isSeen).map((picture) => {
        picture.loading = 'eager'
        // A busy machine would draw without it otherwise, and bring it a frame later.
        picture.decoding = 'sync'
        return picture.decode().catch(() => undefined)
      }),
    )
    const symbols = [...document.querySelectorAll('use')].filter((symbol) => isSeen(symbol.ownerSVGElement!))
    const isEmpty = (symbol: SVGUseElement) =>
      symbol.checkVisibility() && symbol.getBBox().width === 0 && symbol.getBBox().height === 0
    const deadline = performance.now() + 3_000
    while (symbols.some(isEmpty) && performance.now() < deadline) await new Promise(requestAnimationFrame)
    // Parts of a page start when nothing more urgent is to be done.
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 2_000 })
    })
  }, height)
}
