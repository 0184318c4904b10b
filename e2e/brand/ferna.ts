// Journeys on the site of the second brand.
import AxeBuilder from '@axe-core/playwright'
import { type Page, test as base } from '../support/site.ts'

export const test = base.extend<{ asked: string[] }>({
  baseURL: async ({ ferna }, use) => use(ferna.origin),
  /** Addresses that the pages of the journey requested. */
  asked: [
    async ({ context }, use) => {
      const asked: string[] = []
      context.on('request', (request) => asked.push(request.url()))
      await use(asked)
    },
    { auto: true },
  ],
})

export async function findFaintTexts(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  )
}

export async function speak(page: Page, origin: string, locale: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }])
}
