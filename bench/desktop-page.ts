// A page on a desktop whose main thread is watched, on a machine that is told to be slower than this one.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { readTasks } from './tasks.ts'

/** Times: the work of a task there. */
export const slowDown = 4

/** What `act` does with a page of a context that no other uses. */
export async function withDesktop<Answer>(
  browser: Browser,
  act: (context: BrowserContext) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    locale: 'ru-RU',
  })
  try {
    return await act(context)
  } finally {
    await context.close()
  }
}

/** What `act` answers, and how long the page's thread worked on each of its tasks meanwhile, in milliseconds of the slower machine. */
export async function watchTasks<Answer>(
  page: Page,
  act: () => Promise<Answer>,
): Promise<{ answer: Answer; tasksMs: number[] }> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-toplevel'] })
  const answer = await act()
  const trace = await browser.stopTracing()
  return { answer, tasksMs: readTasks(trace).map(({ threadMs }) => threadMs * slowDown) }
}

export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve)
      }),
  )
}

/** Logs the context's pages in; `cookie` is the value of a Cookie header. */
export async function addCookies(context: BrowserContext, origin: string, cookie: string): Promise<void> {
  await context.addCookies(
    cookie
      .split('; ')
      .map((each) => each.split('='))
      .map(([name, ...value]) => ({ name: name!, value: value.join('='), url: origin })),
  )
}
