import { enterAs } from './player.ts'
import { expect, test } from './site.ts'
import { Slot } from './slot.ts'
import { findViolations } from './violations.ts'

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`lobby, category, provider, search, login and game pass the automatic accessibility checks on a ${device}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
    expect(await findViolations(page), 'lobby').toEqual([])
    for (const [path, heading] of [
      ['/games/slots', /^Слоты/],
      ['/producers/quasar-tea', /^Quasar Tea/],
      ['/search?q=neon', /^Поиск/],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await findViolations(page), path).toEqual([])
    }
    await page.goto('/login')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findViolations(page), 'login').toEqual([])
    await enterAs(page, site.origin)
    await page.goto('/play/neon-drive')
    await new Slot(page).waitUntilIdle()
    expect(await findViolations(page), 'game').toEqual([])
  })
}
