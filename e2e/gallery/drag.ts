import type { CDPSession, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** A finger goes from one point to another, in steps of a frame. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const steps = 12
  await touch(session, 'touchStart', [from])
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps
    await touch(session, 'touchMove', [
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    ])
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch(session, 'touchEnd', [])
  await session.detach()
}

function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints })
}
