// The gallery in colours that the reader has forced: what a background or a shadow shows has to be shown by a line.
import { expect, test } from '../../support/base.ts'
import { findLostControls } from '../find-lost-controls.ts'
import { walk } from '../walk.ts'

test.describe.configure({ timeout: 1_200_000 })
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

for (const [name, width] of [
  ['desktop', 1440],
  ['phone', 390],
] as const) {
  test(`every control can be seen in forced colours, and seen to be focused or chosen, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const session = await page.context().newCDPSession(page)
    // What one component draws is tried once; another may draw it on another ground.
    const known = new Map<string, Set<string>>()
    const problems = await walk(page, { locale: 'ru' }, ({ title }) => {
      if (!known.has(title)) known.set(title, new Set())
      return findLostControls(page, session, known.get(title)!)
    })
    expect(problems).toEqual([])
  })
}
