// Frames of what is drawn all the time: the slot while the cashbox opens over it, and the duck hunt on a machine four times slower. Frames
// on the clock depend on how this machine draws, so that they inform; beside them stands how long the threads worked on each.
import type { Browser, Frame, Page } from '@playwright/test'
import { logIn, vera } from '../tools/site/log-in.ts'
import { startSite, type Site } from '../tools/site/start-site.ts'
import { addCookies, slowDown, watchTasks, withDesktop } from './desktop-page.ts'
import type { Bench, Measurement } from './measurement.ts'
import { percentile } from './rank-test.ts'

const watchedMs = 5_000
/** At sixty a second. */
const frameMs = 1_000 / 60

export const frames: Bench = {
  name: 'frames',
  measure: async ({ site, browser }) => [
    ...(await measureCashbox(site, browser)),
    ...(await measureHunt(browser)),
  ],
}

async function measureCashbox({ origin }: Site, browser: Browser): Promise<Measurement[]> {
  const cookie = await logIn(origin)
  return withDesktop(browser, async (context) => {
    await addCookies(context, origin, cookie)
    const page = await context.newPage()
    await countFrames(page)
    await page.goto(`${origin}/play/neon-drive`)
    await page.frameLocator('iframe').locator('[data-phase="idle"]').waitFor({ timeout: 60_000 })
    const game = page.frames().find((frame) => frame.parentFrame() === page.mainFrame())!
    const alone = await watchFrames(game, watchedMs)
    const opening = await watchFrames(game, watchedMs, async () => {
      await page.getByRole('button', { name: 'Пополнить баланс' }).click()
      await page.getByRole('dialog', { name: 'Быстрое пополнение' }).waitFor()
    })
    return [
      { name: 'frames: of a game alone', value: alone.perSecond, unit: '/s' },
      {
        name: 'frames: of a game while the quick deposit opens over it',
        value: opening.perSecond,
        unit: '/s',
      },
      { name: 'frames: longest pause of a game alone', value: alone.longestMs, unit: 'ms' },
      {
        name: 'frames: longest pause of a game while the quick deposit opens',
        value: opening.longestMs,
        unit: 'ms',
      },
    ]
  })
}

/** A player who has joined and has shots. */
async function measureHunt(browser: Browser): Promise<Measurement[]> {
  const site = await startSite({ RATE_LIMITS: 'off', DEMO_REGULARS: 'off' }, { isFresh: true })
  try {
    const cookie = await logIn(site.origin)
    return await withDesktop(browser, async (context) => {
      await addCookies(context, site.origin, cookie)
      const page = await context.newPage()
      await countFrames(page)
      await page.goto(`${site.origin}/promo/duck-patrol`, { waitUntil: 'load' })
      await page.getByRole('button', { name: 'Участвовать', exact: true }).click()
      await page.getByText('Вы участвуете').first().waitFor()
      await site.desk('promo', 'grant', 'duck-patrol', vera.email, '300', 'point', '--reason', 'bench')
      const hunt = page.getByRole('dialog', { name: 'Утиный патруль' })
      await page.getByRole('button', { name: 'На охоту' }).click()
      await hunt.getByRole('button', { name: 'Выстрел' }).waitFor()
      const { answer, tasksMs } = await watchTasks(page, () => watchFrames(page.mainFrame(), watchedMs))
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
      const slow = await watchFrames(page.mainFrame(), watchedMs)
      const worked = tasksMs.reduce((sum, ms) => sum + ms, 0)
      return [
        { name: 'frames: of the hunt', value: answer.perSecond, unit: '/s' },
        { name: `frames: of the hunt at 1/${slowDown} speed`, value: slow.perSecond, unit: '/s' },
        {
          name: `frames: work of the page for a frame of the hunt at 1/${slowDown} speed, mean`,
          value: worked / Math.max(1, answer.count),
          unit: 'ms',
          budget: frameMs,
        },
        {
          name: `frames: a task of the hunt at 1/${slowDown} speed, p99`,
          value: percentile(tasksMs, 0.99),
          unit: 'ms',
          budget: frameMs,
        },
      ]
    })
  } finally {
    await site.stop()
  }
}

/** From the next page on, every frame of the page and of what it frames writes when it was drawn. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: number[] = []
    Object.assign(window, { drawn })
    const note = (at: number) => {
      drawn.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

interface Drawn {
  count: number
  perSecond: number
  longestMs: number
}

/** What was drawn within a time that begins with `act`. */
async function watchFrames(
  frame: Frame,
  ms: number,
  act: () => Promise<void> = async () => {},
): Promise<Drawn> {
  const begin = await frame.evaluate(() => performance.now())
  await act()
  const drawn = await frame.evaluate(
    ([from, lasts]) =>
      new Promise<number[]>((resolve) => {
        setTimeout(
          () => {
            const all = (window as unknown as { drawn: number[] }).drawn
            resolve(all.filter((at) => at >= from!))
          },
          Math.max(0, from! + lasts! - performance.now()),
        )
      }),
    [begin, ms],
  )
  const lasted = (drawn.at(-1) ?? begin) - begin
  const pauses = drawn.slice(1).map((at, index) => at - drawn[index]!)
  return {
    count: drawn.length,
    perSecond: drawn.length / (Math.max(1, lasted) / 1_000),
    longestMs: Math.max(0, ...pauses),
  }
}
