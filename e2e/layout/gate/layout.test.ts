// The frame around every screen on a desktop: by keyboard, its search, and its support.
import { forgive } from '../../support/complaints.ts'
import { nameFocused } from '../../support/layout.ts'
import { expect, test } from '../../support/site.ts'

test('the keyboard goes from the skip link through menu and header, and past them at will', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Поиск: игра или провайдер' })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await nameFocused(page)).toBe('К содержанию')
  const met: string[] = []
  for (let step = 0; step < 20 && !met.includes('Войти'); step += 1) {
    await page.keyboard.press('Tab')
    met.push(await nameFocused(page))
  }
  expect(met).toEqual([
    'Yanta',
    'Лобби',
    expect.stringMatching(/^Топ/),
    expect.stringMatching(/^Рекомендуем/),
    expect.stringMatching(/^Новинки/),
    expect.stringMatching(/^Слоты/),
    expect.stringMatching(/^Отыграть бонус/),
    expect.stringMatching(/^Настольные/),
    expect.stringMatching(/^Быстрые/),
    expect.stringMatching(/^Скоро/),
    'Акции',
    'Турниры',
    'Магазин компоинтов',
    'Поддержка',
    expect.stringMatching(/Проверить раунд/),
    expect.stringMatching(/^Бонус новичка/),
    'RU',
    'EN',
    'Поиск: игра или провайдер',
    'Войти',
  ])
  await page.keyboard.press('Home')
  await page.getByRole('link', { name: 'К содержанию' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a slash opens the search; arrows choose, Enter opens, Escape gives the focus back [7.59]', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Поиск: игра или провайдер' })
  const field = page.getByRole('combobox', { name: 'Игра или провайдер' })
  const chosen = page.locator('[role=option][aria-selected=true]')
  await opener.focus()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(chosen).toContainText('Neon Drive')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(opener).toBeFocused()

  // At once again, while the last one still fades.
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.pressSequentially('quasar')
  await expect(chosen).toContainText('Quasar Tea')
  await field.fill('neon')
  await expect(page.getByRole('option')).toHaveText([
    /Neon Drive/,
    /Neon Seven/,
    // Called otherwise, and neon as well.
    /Night Courier/,
    'Все результаты (3)',
    /Написать в поддержку/,
  ])
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toContainText('Написать в поддержку')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toContainText('Neon Seven')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/play\/neon-seven/)
  await expect(field).toHaveCount(0)
})

test('an empty search result shows the sections; a failed search can be retried, and its text is preserved after support', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  const field = page.getByRole('dialog').getByRole('combobox')
  await page.keyboard.press('/')
  await field.fill('мамонт')
  await expect(page.getByText('По запросу «мамонт» ничего нет')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Слоты' }).click()
  await expect(page).toHaveURL(/\/games\/slots/)
  await expect(field).toHaveCount(0)

  await context.route('**/json-api/v2/games?*q=neon*', (route) => route.abort())
  await page.keyboard.press('/')
  await field.fill('neon')
  await expect(page.getByRole('alert').filter({ hasText: 'Поиск не отвечает' })).toBeVisible()
  await context.unroute('**/json-api/v2/games?*q=neon*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Neon Drive')
  await expect(field).toBeFocused()
  await context.setOffline(true)
  await field.fill('red')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Нет соединения')
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Red Oni')

  await page.getByRole('option', { name: 'Написать в поддержку' }).click()
  await expect(page.getByRole('dialog', { name: 'Поддержка' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Поддержка' })).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('red')
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|ERR_FAILED \(.*\/json-api\/v2\/games\?.*q=neon/)
})

test('support opens from every screen with the ways that server data gives, and gives the focus back [1.6]', async ({
  page,
  site,
}) => {
  const { callCenterConfig } = await (
    await page.request.get(`${site.origin}/json-api/serverdata?platform=desktop`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
  ).json()
  await page.goto('/games/slots')
  const opener = page.getByRole('button', { name: 'Открыть поддержку' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Поддержка' })
  await expect(dialog).toBeVisible()
  for (const [name, url] of [
    ['Telegram', callCenterConfig.messengers.telegram],
    ['Viber', callCenterConfig.messengers.viber],
    ['Почта', callCenterConfig.email && `mailto:${callCenterConfig.email}`],
  ]) {
    if (url) await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', url)
    else await expect(dialog.getByRole('link', { name })).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a chat under maintenance is announced above the other contacts [2.53] [8.43]', async ({ page }) => {
  const changed = {
    chatProvider: 'webim',
    isUnderMaintenance: true,
    settings: {},
    messengers: { telegram: 'https://t.me/yanta_help', viber: null },
    email: null,
  }
  await page.route('**/json-api/serverdata*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), callCenterConfig: changed } })
  })
  await page.goto('/')
  // Another language loads the settings again, from the browser.
  await page.getByRole('button', { name: 'EN', exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Open support' }).click()
  await page.getByRole('button', { name: /Live chat/ }).click()
  const notice = page.getByRole('dialog', { name: 'Chat maintenance' })
  await expect(notice.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/yanta_help',
  )
  await notice.getByRole('button', { name: 'Close' }).last().click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible()
})
