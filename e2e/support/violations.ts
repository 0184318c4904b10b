import AxeBuilder from '@axe-core/playwright'
import axe, { type RunOptions } from 'axe-core'
import { type Page, expect } from './site.ts'

/** A step that only one journey comes to is examined in the full run; the screens and the components are examined in the gate. */
export async function expectNoViolations(page: Page, step: string): Promise<void> {
  if (process.env.TIER === 'all') expect(await findViolations(page), step).toEqual([])
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The findings of the automatic accessibility checks of WCAG 2.2 AA on a page, a sentence each. */
export async function findViolations(page: Page): Promise<string[]> {
  // Frames need a builder, which takes three times as long to say the same of a page without any.
  const { violations } =
    page.frames().length > 1
      ? await new AxeBuilder({ page }).withTags(standards).analyze()
      : await examineDocument(page)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

async function examineDocument(page: Page): Promise<Pick<axe.AxeResults, 'violations'>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const options: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }
    // Parts that are not drawn far from the window are checked as well.
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(drawn)
    const { violations } = await run(document, options)
    // Elements under the bar at the foot of a window are scrolled to its middle before they are checked.
    const covered = violations.find(({ id }) => id === 'target-size')
    if (covered) {
      const [x, y] = [scrollX, scrollY]
      const small: typeof covered.nodes = []
      for (const node of covered.nodes) {
        const selector = node.target.join(' ')
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { violations: left } = await run(
          { include: [selector] },
          { runOnly: { type: 'rule', values: ['target-size'] } },
        )
        if (left.length > 0) small.push(node)
      }
      covered.nodes = small
      scrollTo(x, y)
    }
    document.adoptedStyleSheets.pop()
    return { violations: violations.filter(({ nodes }) => nodes.length > 0) }
  }, standards)
}
