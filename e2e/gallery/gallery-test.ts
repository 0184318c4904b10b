// Tests of single stories. They share one page for each device, which stays open: loading the gallery takes longer than most of them.
import { type BrowserContextOptions, type Page, test as base } from '../support/base.ts'
import { hideTab } from './moves.ts'

type Device = 'desktop' | 'phone' | 'calm desktop'

const contexts: Record<Device, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'calm desktop': { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' },
}

interface Options {
  device: Device
  /** For a test that changes the page itself, such as its clock. */
  ownPage: boolean
}

export const test = base.extend<Options, { openPages: Map<Device, Page> }>({
  device: ['desktop', { option: true }],
  ownPage: [false, { option: true }],
  openPages: [
    async ({}, use) => {
      const pages = new Map<Device, Page>()
      await use(pages)
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, device, ownPage, openPages }, use, info) => {
    const open = ownPage ? undefined : openPages.get(device)
    const page = open ?? (await (await browser.newContext(contexts[device])).newPage())
    await use(page)
    // What has failed may have left anything behind.
    if (ownPage || info.status !== info.expectedStatus) {
      if (open) openPages.delete(device)
      await page.context().close()
    } else {
      openPages.set(device, page)
      await page.mouse.move(0, 0)
      await hideTab(page, false)
    }
  },
})

export { expect } from '@playwright/test'
