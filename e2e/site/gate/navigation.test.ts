// Screens, popups over them, steps back, and what stays unchanged meanwhile.
import { vera } from '../../../tools/site/log-in.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import {
  expectAddress,
  expectScroll,
  followLink,
  loginOf,
  openLogin,
  scrollPageTo,
} from '../../support/navigation.ts'
import { fillLoginForm } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'

const category = '/games/slots'

test.describe('a popup with an address', () => {
  test('opens over the screen, which stays at its position and loads nothing again; a step back closes it [2.22]', async ({
    page,
  }) => {
    await page.goto(category)
    await scrollPageTo(page, 200)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/json-api\/(v2\/games|v2\/categories|serverdata|seo\/|blocks\/)/.test(request.url()))
        asked.push(request.url())
    })
    await openLogin(page)
    await expect(loginOf(page)).toBeVisible()
    await expectAddress(page, '/login')
    await expect(page.locator('main h1')).toContainText('Слоты')
    await page.goBack()
    await expect(loginOf(page)).toBeHidden()
    await expectAddress(page, category)
    await page.goForward()
    await expect(loginOf(page)).toBeVisible()
    await expectAddress(page, '/login')
    await page.keyboard.press('Escape')
    await expect(loginOf(page)).toBeHidden()
    await expect(page).toHaveURL(category)
    await expectScroll(page, 200)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeFocused()
    expect(asked).toEqual([])
  })

  test('is over the main screen after a reload, and closes to the last screen [2.22]', async ({ page }) => {
    await page.goto(category)
    await openLogin(page)
    expect((await page.reload())?.status()).toBe(200)
    await expect(loginOf(page)).toBeVisible()
    await expect(page.locator('main h1').first()).not.toContainText('Слоты')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(category)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('main h1')).toContainText('Слоты')
  })
})

test('a step back closes a dialog without an address and stays on the screen; the screen it leads to follows the one beneath', async ({
  page,
}) => {
  const search = page.getByRole('dialog', { name: 'Поиск' })
  const readEntry = () => page.evaluate(() => (history.state as { dialogs?: number }).dialogs ?? 0)
  await page.goto('/')
  await followLink(page, category)
  await expect(page.locator('main h1')).toContainText('Слоты')
  await scrollPageTo(page, 400)
  await page.keyboard.press('/')
  await expect(search).toBeVisible()
  await expect.poll(readEntry).toBe(1)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAddress(page, category)
  await expectScroll(page, 400)
  await page.goForward()
  await expect.poll(readEntry).toBe(0)
  await page.keyboard.press('/')
  await expect.poll(readEntry).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(readEntry).toBe(0)
  await page.keyboard.press('/')
  await search.getByRole('option', { name: /^Neon Drive/ }).click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(search).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(category)
  await expect(page.locator('main h1')).toContainText('Слоты')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test.describe("a guest and a player's screen", () => {
  test.afterEach(({ complaints }) => {
    forgiveStatus(complaints, 401)
  })

  test('a link opens login over the screen one is on and leads on after logging in [2.16]', async ({
    page,
  }) => {
    await page.goto(category)
    await followLink(page, '/profile/info?from=menu')
    await expect(loginOf(page)).toBeVisible()
    await expectAddress(page, '/login?redirect=%2Fprofile%2Finfo%3Ffrom%3Dmenu')
    await expect(page.locator('main h1').first()).toContainText('Слоты')
    await fillLoginForm(page, vera)
    await expect(page).toHaveURL('/profile/info?from=menu')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await followLink(page, '/login')
    await expect(page).toHaveURL('/')
  })

  test('the cashbox opens over the screen after logging in, and gives it back when it closes [2.12]', async ({
    page,
  }) => {
    await page.goto(category)
    await followLink(page, '/cashbox')
    await fillLoginForm(page, vera)
    const cashbox = page.getByRole('dialog', { name: 'Касса' })
    await expect(cashbox).toBeVisible()
    await expectAddress(page, '/cashbox')
    await cashbox.getByRole('button', { name: 'Закрыть' }).click()
    await expect(cashbox).toHaveCount(0)
    await expect(page).toHaveURL(category)
    await expect(page.locator('main h1')).toContainText('Слоты')
  })

  test('by its address it is 401 with the login screen, whose address it becomes [2.16]', async ({
    page,
  }) => {
    expect((await page.goto('/profile/gifts?page=2'))?.status()).toBe(401)
    await expect(loginOf(page)).toBeVisible()
    await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Fgifts%3Fpage%3D2')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the form of that screen leads to it [2.16]', async ({ page }) => {
      await page.goto('/profile/info')
      await expect(loginOf(page).locator('form')).toHaveAttribute(
        'action',
        '/login?redirect=%2Fprofile%2Finfo',
      )
      await loginOf(page).locator('[name=login]').fill(vera.email)
      await loginOf(page).locator('[name=password]').fill(vera.password)
      await loginOf(page).getByRole('button', { name: 'Войти' }).click()
      await expect(page).toHaveURL('/profile/info')
      await expect(page.getByRole('heading', { level: 1, name: 'Вера' })).toBeVisible()
    })
  })
})

test('an error page leaves the menu, and a docked game goes on [2.18]', async ({ page, complaints }) => {
  await page.goto('/play/neon-drive')
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  await slot.minimize('desktop')
  const dock = page.getByRole('complementary', { name: 'Свёрнутая игра' })
  await expect(dock).toBeVisible()
  await slot.mark()
  await followLink(page, '/no/such/place')
  await expect(page.getByRole('heading', { level: 1, name: 'Улетели слишком далеко' })).toBeVisible()
  await expectAddress(page, '/no/such/place')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  await expect(dock).toBeVisible()
  expect(await slot.isMarked()).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Улетели слишком далеко' })).toBeHidden()
  await expect(dock).toBeVisible()
  expect(await slot.isMarked()).toBe(true)
  const visits = await page.evaluate(
    () =>
      JSON.parse(sessionStorage.getItem('navigation-history')!) as { path: string; isErrorPage: boolean }[],
  )
  expect(visits).toContainEqual({ path: '/no/such/place', isErrorPage: true })
  forgiveStatus(complaints, 404)
})

test('a new screen begins at its top, and the way back is where one was [2.23]', async ({ page }) => {
  await page.goto(category)
  await scrollPageTo(page, 700)
  await followLink(page, '/games/newgames')
  await expect(page.locator('main h1')).not.toContainText('Слоты')
  await expectScroll(page, 0)
  await page.goBack()
  await expect(page.locator('main h1')).toContainText('Слоты')
  await expectScroll(page, 700)
  await page.reload()
  await expectScroll(page, 700)
})

test.describe('an unsaved form', () => {
  const question = { name: 'Уйти без сохранения?' }

  test('asks before it is left, however it is left, and stays when asked to [2.26]', async ({ page }) => {
    await page.goto(category)
    await openLogin(page)
    await loginOf(page).getByLabel('Пароль', { exact: true }).fill('half a pass')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', question)).toBeVisible()
    await page.getByRole('button', { name: 'Остаться' }).click()
    await expect(page.getByRole('dialog', question)).toBeHidden()
    await expect(loginOf(page).getByLabel('Пароль', { exact: true })).toHaveValue('half a pass')
    await expectAddress(page, '/login')
    await page.goBack()
    await expect(page.getByRole('dialog', question)).toBeVisible()
    await expectAddress(page, '/login')
    await page.getByRole('button', { name: 'Уйти', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAddress(page, category)
    await openLogin(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
