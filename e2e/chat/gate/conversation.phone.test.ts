// A conversation between two browsers: a player on a phone, an operator at a desktop.
import { forgive } from '../../support/complaints.ts'
import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { findMenuOpener, openChat, openMenu } from '../open-chat.ts'
import { cutConnection } from '../cut-connection.ts'

test.use(phone)

test('a player and an operator write, send a picture, see each other type and read, the badge counts what came meanwhile, a lost connection or session loses nothing, the end is rated, Tab stays in it until Escape gives the focus back, and a step back closes its picture and then the chat [1.6], [2.46]', async ({
  page,
  site,
  openBrowser,
  complaints,
}) => {
  const link = await site.desk('chat', 'open', '--operator', 'Марина', '--reason', 'journey')
  const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
  const operator = await (await openBrowser(desktop)).newPage()
  await operator.goto(link)
  await expect(operator.getByText('Чатов пока нет')).toBeVisible()
  const answer = async (text: string) => {
    await operator.getByRole('textbox', { name: 'Сообщение' }).fill(text)
    await operator.keyboard.press('Enter')
  }
  const answered = operator.getByRole('log')

  await enterAsNew(page, site.origin)
  const connection = await cutConnection(page)
  await page.goto('/')
  const chat = await openChat(page)
  const log = chat.getByRole('log')
  await expect(chat.getByText('На связи')).toBeVisible()
  await chat.getByRole('textbox', { name: 'Сообщение' }).fill('Где мой вывод?')
  await chat.getByRole('button', { name: 'Отправить' }).click()
  await operator.getByRole('button', { name: /Новых сообщений: 1/ }).click()
  await expect(answered.getByText('Где мой вывод?')).toBeVisible()
  await expect(log.getByRole('listitem').filter({ hasText: 'Где мой вывод?' })).toContainText('Прочитано')

  await operator.getByRole('textbox', { name: 'Сообщение' }).pressSequentially('Смотрю')
  await expect(chat.getByText('печатает…')).toBeVisible()
  await operator.keyboard.press('Enter')
  await expect(log.getByText('Смотрю')).toBeVisible()
  await expect(chat.getByRole('heading', { name: 'Марина' })).toBeVisible()
  await expect(answered.getByRole('listitem').filter({ hasText: 'Смотрю' })).toContainText('Прочитано')

  await chat.getByRole('button', { name: 'Свернуть чат' }).click()
  await answer('Деньги отправлены')
  const wayToSupport = await openMenu(page)
  await expect(wayToSupport).toHaveText('Поддержка1')
  await page.keyboard.press('Escape')
  await openChat(page)
  await expect(log.getByText('Деньги отправлены')).toBeVisible()

  const picture = { name: 'screen.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await chat.locator('input[type=file]').setInputFiles(picture)
  for (const side of [chat, operator]) {
    const small = side.getByRole('button', { name: /^Картинка, / })
    await expect.poll(() => small.getByRole('img').evaluate(isDrawn)).toBe(true)
    await expect(small).toBeInViewport({ ratio: 0.9 })
    await small.click()
    await expect(side.getByRole('dialog').getByRole('img')).toBeVisible()
    await side.getByRole('button', { name: 'Закрыть картинку' }).click()
    await expect(small).toBeFocused()
  }

  await chat
    .getByRole('button', { name: /^Картинка, / })
    .first()
    .click()
  await expect(chat.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.goBack()
  await expect(chat.getByRole('dialog')).toHaveCount(0)
  await expect(chat.getByRole('textbox', { name: 'Сообщение' })).toBeVisible()

  await operator.locator('input[type=file]').setInputFiles(picture)
  for (const side of [chat, operator]) {
    const pictures = side.getByRole('button', { name: /^Картинка, / })
    await expect(pictures).toHaveCount(2)
    await expect(pictures.last()).toBeInViewport({ ratio: 0.9 })
  }

  await connection.cut()
  await chat.getByRole('textbox', { name: 'Сообщение' }).fill('Спасибо')
  await chat.getByRole('button', { name: 'Отправить' }).click()
  await expect(chat.getByText('Нет связи. Сообщение отправится, когда она появится.')).toBeVisible()
  await answer('Нужно что-нибудь ещё?')
  await expect(answered.getByText('Нужно что-нибудь ещё?')).toBeVisible()
  await connection.restore()
  await expect(log.getByText('Нужно что-нибудь ещё?')).toHaveCount(1)
  await expect(answered.getByText('Спасибо')).toHaveCount(1)
  await expect(log.getByText('Спасибо')).toHaveCount(1)
  await expect(log.getByText('Отправляем…')).toHaveCount(0)

  // Half a day later the platform does not know the session any more.
  const visitors: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/json-api/chat/webim')) visitors.push(request.url())
  })
  await page.route('**/support-chat/send', (route) => route.fulfill({ status: 404, body: '{}' }), {
    times: 1,
  })
  await chat.getByRole('textbox', { name: 'Сообщение' }).fill('Да, ещё вопрос')
  await chat.getByRole('button', { name: 'Отправить' }).click()
  await expect(answered.getByText('Да, ещё вопрос')).toHaveCount(1)
  await expect(log.getByText('Да, ещё вопрос')).toHaveCount(1)
  await expect(log.getByText('Где мой вывод?')).toHaveCount(1)
  expect(visitors).toHaveLength(1)

  await operator.getByRole('button', { name: 'Завершить' }).click()
  await chat.getByRole('button', { name: '5 / 5' }).click()
  await expect(answered.getByText('Оценка: 5 / 5')).toBeVisible()
  await expect(chat.getByRole('group', { name: 'Оцените нашу помощь' })).toBeHidden()

  // The chat has the whole screen of a phone: nothing below it has the focus, however long the way.
  const focused = () => page.evaluate(() => document.activeElement!.tagName)
  const passed = new Set<string>()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    passed.add(await focused())
  }
  expect([...passed].filter((tag) => tag !== 'BODY')).toEqual(['IFRAME'])
  await chat.getByRole('textbox', { name: 'Сообщение' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe[title="Чат с поддержкой"]')).toBeHidden()
  await expect(findMenuOpener(page)).toBeFocused()

  const address = page.url()
  await openChat(page)
  await page.goBack()
  await expect(page.locator('iframe[title="Чат с поддержкой"]')).toBeHidden()
  await expect(findMenuOpener(page)).toBeFocused()
  expect(page.url()).toBe(address)
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|WebSocket connection to|status of 404/)
})

function isDrawn(image: Element): boolean {
  return (image as HTMLImageElement).naturalWidth > 0
}
