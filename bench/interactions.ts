// What a visitor of a phone presses most, on a machine four times slower: how long the page's thread is busy with the press. A task is
// judged by the time its thread worked, four times, as when scrolling: the clock of a machine with other work says little.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { slowDown, waitUntilIdle, watchTasks } from './desktop-page.ts'
import type { Bench, Measurement } from './measurement.ts'
import { median } from './rank-test.ts'

const repetitions = 7
/** Times a person calls at once, and the most that is not yet slow, in milliseconds. */
const [usualMs, worstMs] = [80, 160]

export const interactions: Bench = {
  name: 'interactions',
  async measure({ site, browser }) {
    const lobby = await withPhone(browser, (context) => measureLobby(context, site.origin))
    const login: number[] = []
    for (let index = 0; index < repetitions; index += 1)
      login.push(await withPhone(browser, (context) => measureLogin(context, site.origin)))
    return [...lobby, ...summarise('first tap into a field of login', login)]
  },
}

/** A page of its own for each, as the first tap is that of a page. */
async function withPhone<Answer>(
  browser: Browser,
  act: (context: BrowserContext) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    locale: 'ru-RU',
  })
  try {
    return await act(context)
  } finally {
    await context.close()
  }
}

async function measureLobby(context: BrowserContext, origin: string): Promise<Measurement[]> {
  const page = await openPage(context, origin)
  const found: Measurement[] = []
  for (const { name, opener } of [
    { name: 'menu', opener: 'Меню' },
    { name: 'search', opener: 'Поиск' },
  ]) {
    const [opened, closed]: [number[], number[]] = [[], []]
    const dialog = page.locator('dialog')
    // The first opening loads code and is the network's.
    for (let index = 0; index <= repetitions; index += 1) {
      const openMs = await measureLongest(page, async () => {
        await page.getByRole('navigation').getByRole('button', { name: opener, exact: true }).tap()
        await dialog.first().waitFor()
      })
      await waitUntilIdle(page)
      const closeMs = await measureLongest(page, async () => {
        await page.keyboard.press('Escape')
        await dialog.first().waitFor({ state: 'detached' })
      })
      await waitUntilIdle(page)
      if (index === 0) continue
      opened.push(openMs)
      closed.push(closeMs)
    }
    found.push(...summarise(`${name} opens`, opened), ...summarise(`${name} closes`, closed))
  }
  return found
}

async function measureLogin(context: BrowserContext, origin: string): Promise<number> {
  const page = await openPage(context, `${origin}/login`)
  const field = page.getByRole('dialog').getByRole('textbox').first()
  await field.waitFor()
  return measureLongest(page, async () => {
    await field.tap()
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement)
    await waitUntilIdle(page)
  })
}

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await waitUntilIdle(page)
  return page
}

/** Of the tasks that a press starts, the one that a second press would wait for longest. */
async function measureLongest(page: Page, act: () => Promise<void>): Promise<number> {
  const { tasksMs } = await watchTasks(page, act)
  return Math.max(0, ...tasksMs)
}

function summarise(name: string, ms: number[]): Measurement[] {
  return [
    { name: `${name} at 1/${slowDown} speed, median`, value: median(ms), unit: 'ms', budget: usualMs },
    { name: `${name}, worst of ${ms.length}`, value: Math.max(...ms), unit: 'ms', budget: worstMs },
  ]
}
