// The frame around every screen on a phone: tab bar, drawer and what opens from below.
import { enterAs } from './player.ts'
import { expectNoSidewaysScroll } from './layout.ts'
import { expect, test, type Page } from './site.ts'
import { findViolations } from './violations.ts'

const tabBar = (page: Page) => page.getByRole('navigation', { name: /^(Нижнее меню|Tab bar)$/ })

test('the drawer holds every place, keeps the focus inside and gives it back', async ({ page }) => {
  await page.goto('/')
  const opener = tabBar(page).getByRole('button', { name: 'Меню' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Меню' })
  await expect(drawer.getByRole('link', { name: 'Войти' })).toBeVisible()
  for (const name of ['Лобби', /^Слоты/, /^Быстрые игры/, 'Tundra Seven', 'Проверить раунд'])
    await expect(drawer.getByRole('link', { name })).toBeAttached()
  const stops = await drawer.locator('a, button').count()
  for (let step = 0; step < stops + 3; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: /^Слоты/ }).click()
  await expect(page).toHaveURL(/\/games\/slots/)
  await expect(drawer).toHaveCount(0)
})

test('a player finds name, notices and the way out in the drawer; a logout that fails says so over it [8.11]', async ({
  page,
  site,
  complaints,
}) => {
  await enterAs(page, site.origin)
  await page.goto('/')
  await tabBar(page).getByRole('button', { name: 'Меню' }).click()
  const drawer = page.getByRole('dialog', { name: 'Меню' })
  await expect(drawer).toContainText('Вера')
  await drawer.getByRole('button', { name: 'Уведомления' }).click()
  await expect(page.getByRole('dialog', { name: 'Уведомления' })).toContainText('Пока ничего нового')
  await page.getByRole('button', { name: 'Закрыть', exact: true }).click()
  await tabBar(page).getByRole('button', { name: 'Меню' }).click()
  await page.route('**/json-api/logout*', (route) => route.abort(), { times: 1 })
  await drawer.getByRole('button', { name: 'Выйти' }).tap()
  const failure = page.getByRole('dialog', { name: 'Не получилось выйти' })
  await expect(failure).toBeVisible()
  await page.goBack()
  await expect(failure).toBeHidden()
  await drawer.getByRole('button', { name: 'Выйти' }).tap()
  await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible()
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((complaint) => !complaint.includes('/json-api/logout')),
  )
})

test('the language is chosen from the drawer, on the screen one is at [1.4]', async ({ page }) => {
  await page.goto('/games/top')
  await tabBar(page).getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('button', { name: /^Язык/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Язык' })
  await expect(dialog.getByRole('button', { name: /Русский/ })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: /English/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Top')
  expect(new URL(page.url()).pathname).toBe('/games/top')
})

test('the tab bar opens the search, ready to type', async ({ page }) => {
  await page.goto('/')
  await tabBar(page).getByRole('button', { name: 'Поиск' }).tap()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.getByRole('combobox').fill('red')
  await page.getByRole('option', { name: /Red Oni/ }).tap()
  await expect(page).toHaveURL(/\/play\/red-oni/)
})

for (const [what, width, height] of [
  ['the narrowest phone', 320, 568],
  ['a phone on its side', 640, 320],
] as const) {
  test(`the search keeps its field and its cross in sight while arrows walk, on ${what}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await tabBar(page).getByRole('button', { name: 'Поиск' }).tap()
    await page.getByRole('combobox').fill('ne')
    await expect(page.getByRole('option', { name: /Neon Drive/ })).toBeVisible()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown')
    for (const part of [
      page.getByRole('combobox'),
      page.getByRole('button', { name: /^Закрыть поиск/ }),
      page.locator('[role=option][aria-selected=true]'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
}

for (const locale of ['ru', 'en']) {
  test(`at 320 px nothing scrolls sideways, and all that opens passes the automatic accessibility checks, locale ${locale}`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: site.origin }])
    await enterAs(page, site.origin)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const menu = tabBar(page).getByRole('button').last()
    await menu.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(await findViolations(page), 'drawer').toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Язык|Language)/ })
      .click()
    await expect(page.getByRole('dialog', { name: /^(Язык|Language)$/ })).toBeVisible()
    expect(await findViolations(page), 'language').toEqual([])
    await page.keyboard.press('Escape')
    await tabBar(page).getByRole('button').first().click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(await findViolations(page), 'search').toEqual([])
  })
}
