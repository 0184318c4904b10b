// The site's own screens for those who see, touch or move differently: the same looks that the gallery gives each component.
import { findClippedText } from './gallery/find-clipped-text.ts'
import { findMotion } from './gallery/find-motion.ts'
import { findSmallTargets } from './gallery/small-targets.ts'
import { expectNoSidewaysScroll } from './layout.ts'
import { enterAs } from './player.ts'
import { expect, test } from './site.ts'

const screens = ['/', '/games/slots', '/producers/quasar-tea', '/about', '/play/neon-drive']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('with letters of twice the size no screen is cut off or wider than the window', async ({
  page,
  site,
}) => {
  await enterAs(page, site.origin)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  for (const screen of screens) {
    await page.goto(screen)
    await expect(page.locator('footer').last()).toBeAttached()
    await expectNoSidewaysScroll(page)
    expect(await findClippedText(page), screen).toEqual([])
  }
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test("login shows which way is chosen and where the keyboard is, and the wordmark stands on the brand's ground", async ({
    page,
  }) => {
    await page.goto('/login')
    const dialog = page.getByRole('dialog')
    const outlineOf = (name: string) =>
      dialog
        .locator('label:has([type=radio])')
        .filter({ hasText: name })
        .evaluate((label) => getComputedStyle(label).outlineStyle)
    await expect(dialog.getByRole('textbox', { name: 'Телефон' })).toBeVisible()
    expect([await outlineOf('Телефон'), await outlineOf('Почта')]).toEqual(['solid', 'none'])
    await dialog.getByRole('radio', { name: 'Телефон' }).focus()
    await page.keyboard.press('ArrowRight')
    expect([await outlineOf('Телефон'), await outlineOf('Почта')]).toEqual(['none', 'dashed'])
    expect(
      await dialog
        .getByRole('img', { name: 'Yanta' })
        .evaluate((mark) => getComputedStyle(mark).backgroundColor),
    ).toBe('rgb(12, 11, 17)')
  })
})

for (const [who, width, least] of [
  ['a mouse', 1440, 24],
  ['a finger', 390, 44],
  ['a finger on the narrowest phone', 320, 44],
] as const) {
  test.describe(`with ${who}`, () => {
    test.use(
      least === 44
        ? { viewport: { width, height: 700 }, hasTouch: true, isMobile: true }
        : { viewport: { width, height: 900 } },
    )

    test(`every control is at least ${least} px, and nothing moves where less motion is wanted [2.55]`, async ({
      page,
      site,
    }) => {
      await enterAs(page, site.origin)
      for (const screen of screens) {
        await page.goto(screen)
        await expect(page.locator('footer').last()).toBeAttached()
        expect(await findSmallTargets(page, least), screen).toEqual([])
        expect(await findMotion(page), screen).toEqual([])
      }
    })
  })
}
