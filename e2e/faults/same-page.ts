// A page through which everything goes on without a reload.
import type { Page } from '../support/site.ts'

/** The message of a page while its site is down. */
export const bar = (page: Page) => page.getByRole('alert').filter({ hasText: /Сайт не отвечает|Нет связи/ })

export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(globalThis as { isSamePage?: boolean }).isSamePage = true
  })
}
export const isSamePage = (page: Page) =>
  page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage === true)
