import type { Page } from '@playwright/test'

export const focusedDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null)
