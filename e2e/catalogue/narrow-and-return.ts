// A category that is narrowed, grows as it is scrolled, and is found again as it was left.
import { type Page, expect } from '../support/site.ts'

/** A game that can be seen whole, by its slug. */
function readGameInSight(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('main article[data-game]')]
    const isWhole = (card: HTMLElement) =>
      card.getBoundingClientRect().top > 150 && card.getBoundingClientRect().bottom < innerHeight - 80
    return cards.find((card) => isWhole(card) && card.querySelector(':scope > a'))?.dataset.game ?? null
  })
}

export async function narrowAndReturn(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/games/slots')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Фильтры' }).click()
  const sheet = page.getByRole('dialog', { name: 'Фильтры' })
  await sheet.getByRole('checkbox', { name: /^Игры с демо/ }).check()
  await sheet.getByRole('button', { name: /^Показать .*игр/ }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/games\/slots\?.*demo=1/)
  await expect(
    main
      .getByRole('link', { name: /^Убрать: / })
      .or(main.getByRole('button', { name: /^Убрать: / }))
      .first(),
  ).toBeVisible()

  const readLastPlace = () =>
    main
      .locator('[data-place]')
      .evaluateAll((cards) =>
        Math.max(0, ...cards.map((card) => Number((card as HTMLElement).dataset.place))),
      )
  await page.mouse.move(width / 2, 600)
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    expect(await readLastPlace()).toBeGreaterThan(60)
  }).toPass({ intervals: [150] })
  // A turn of the wheel goes on for a moment.
  let y = -1
  await expect(async () => {
    const before = y
    y = await page.evaluate(() => scrollY)
    expect(y).toBe(before)
  }).toPass({ intervals: [300] })
  let slug: string | null = null
  await expect(async () => {
    slug = await readGameInSight(page)
    // Further down than the list reaches is its foot.
    if (slug === null) await page.mouse.wheel(0, -400)
    expect(slug).not.toBeNull()
  }).toPass({ intervals: [150] })
  const card = main.locator(`article[data-game="${slug}"]`)
  const readTop = () =>
    card.evaluate((element) => element.getBoundingClientRect().top).catch(() => Number.NaN)
  const before = await readTop()
  await card.locator(':scope > a').click()
  await expect(page).toHaveURL(new RegExp(`/play/${slug}`))
  await page.goBack()
  await expect(page).toHaveURL(/\/games\/slots\?.*demo=1/)
  await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(8)
}
