// The way of a player to the chat on a phone: the menu, then the first of the ways to support.
import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The button of the menu, which gets the focus back. */
export const findMenuOpener = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Нижнее меню' }).getByRole('button', { name: 'Меню' })

/** The way to support in the menu, which is opened for it. */
export async function openMenu(page: Page): Promise<Locator> {
  await findMenuOpener(page).click()
  return page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: /^Поддержка/ })
}

/** Presses through to the chat; answers with its window. */
export async function openChat(page: Page): Promise<FrameLocator> {
  await (await openMenu(page)).click()
  await page.getByRole('button', { name: /^Чат на сайте/ }).click()
  const chat = page.frameLocator('iframe[title="Чат с поддержкой"]')
  await chat.getByRole('textbox', { name: 'Сообщение' }).waitFor()
  return chat
}
