// Every jurisdiction that is shipped: what its site offers, and what its slots may.
import { enterAsNew } from '../../support/player.ts'
import { expect } from '../../support/site.ts'
import { PressedSlot } from '../pressed-slot.ts'
import { testIn } from '../site-in.ts'

const jurisdictions = {
  international: {
    demo: true,
    speed: true,
    facts: null,
    leastMs: 0,
    optional: true,
    unit: true,
    winback: true,
  },
  'united-kingdom': {
    demo: false,
    speed: false,
    facts: /^RTP .+Итог в игре /,
    leastMs: 2_500,
    optional: false,
    unit: false,
    winback: false,
  },
  germany: {
    demo: false,
    speed: false,
    facts: /^RTP [\d,]+\s%$/,
    leastMs: 5_000,
    optional: false,
    unit: false,
    winback: false,
  },
  malta: { demo: true, speed: true, facts: null, leastMs: 0, optional: false, unit: false, winback: true },
}

for (const [name, rules] of Object.entries(jurisdictions)) {
  const test = testIn(name)
  test(`a site under the rules of ${name} offers what they allow, and its slot plays by them`, async ({
    page,
    site,
  }) => {
    await page.goto('/play/neon-drive?mode=demo')
    await expect(page.locator('iframe')).toHaveCount(rules.demo ? 1 : 0)
    await expect(page.getByText('Войдите, чтобы играть')).toHaveCount(rules.demo ? 0 : 1)
    expect((await page.request.get('/winback')).status()).toBe(rules.winback ? 200 : 404)

    await enterAsNew(page, site.origin)
    await page.goto('/profile/safer-play')
    await expect(page.getByRole('switch', { name: /^Напоминание/ })).toHaveCount(rules.optional ? 1 : 0)
    await expect(page.getByRole('radio', { name: '2 часа' })).toHaveCount(rules.optional ? 1 : 0)
    await expect(page.getByRole('radio', { name: '1 час' })).toHaveCount(1)
    await page.goto('/compoints')
    await expect(page.getByText(/^1 компоинт/)).toContainText(rules.unit ? 'или «доллар»' : '1 компоинт — за')

    await page.goto('/play/neon-drive')
    const slot = new PressedSlot(page)
    await slot.waitUntilIdle()
    for (const label of [/^Автоигра/, /турбо$/])
      await expect(slot.frame.getByRole('button', { name: label })).toHaveCount(rules.speed ? 1 : 0)
    const facts = slot.frame.locator('.facts-line')
    await expect(facts).toHaveCount(rules.facts ? 1 : 0)
    if (rules.facts) await expect(facts).toHaveText(rules.facts)
    await slot.press()
    await slot.press()
    expect(slot.lastGap()).toBeGreaterThanOrEqual(rules.leastMs)
    await slot.finish()
  })
}
