// The frame around every screen on a desktop: by keyboard, its search, and its support.
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
