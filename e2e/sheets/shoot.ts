// A look at a page that has come to rest.
import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Pixels } from '../../tools/shots/picture.ts'

const sessions = new WeakMap<Page, CDPSession>()

/** What the window shows, from its top, `height` pixels of it, once its pictures are there and two looks in a row are the same. */
export async function shoot(page: Page, height = page.viewportSize()!.height): Promise<Pixels> {
  await keepTouch(page)
  await loadPictures(page)
  let before = await look(page, height)
  for (let turn = 0; turn < 30; turn += 1) {
    const now = await look(page, height)
    if (now.equals(before)) {
      const { data, info } = await sharp(now).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, data }
    }
    before = now
    await page.waitForTimeout(100)
  }
  throw new Error('something on the page never comes to rest')
}

/** Waits until nothing has gone over the network for a moment; what is held back for good does not count. */
export async function waitForSilence(page: Page, quietMs = 250): Promise<void> {
  let last = Date.now()
  const listen = () => { last = Date.now() }
  const events = ['request', 'requestfinished', 'requestfailed'] as const
  for (const event of events) page.on(event as 'request', listen)
  while (Date.now() - last < quietMs) await page.waitForTimeout(50)
  for (const event of events) page.off(event as 'request', listen)
}

/** A look beyond the window can leave a phone without its fingers: what is for them alone would be missing. */
async function keepTouch(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= 755) return
  const isTouched = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  const session = await openSession(page)
  for (let turn = 0; turn < 20 && !await isTouched(); turn += 1) {
    for (const enabled of [false, true]) await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })
    await page.waitForTimeout(50)
  }
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? await page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

async function look(page: Page, height: number): Promise<Buffer> {
  const session = await openSession(page)
  const window = page.viewportSize()!
  const y = await page.evaluate(() => scrollY)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png', optimizeForSpeed: true, captureBeyondViewport: height > window.height, clip: { x: 0, y, width: window.width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** Waits for fonts, pictures and symbols of the icon files; what fails to load is drawn as it is then. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const shown = [...document.images].filter((picture) => picture.checkVisibility())
    await Promise.all(shown.map((picture) => {
      picture.loading = 'eager'
      return picture.decode().catch(() => undefined)
    }))
    const isEmpty = (symbol: SVGUseElement) => symbol.checkVisibility() && symbol.getBBox().width === 0 && symbol.getBBox().height === 0
    const deadline = performance.now() + 3_000
    while ([...document.querySelectorAll('use')].some(isEmpty) && performance.now() < deadline) await new Promise(requestAnimationFrame)
  })
}
