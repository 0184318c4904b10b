// The way of a player to the chat: the site's button, then the first of the ways to support.
import type { FrameLocator, Page } from '@playwright/test'

/** Presses through to the chat; answers with its window. */
export async function openChat(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: /^Открыть поддержку/ }).click()
  await page.getByRole('button', { name: /^Чат на сайте/ }).click()
  const chat = page.frameLocator('iframe[title="Чат с поддержкой"]')
  await chat.getByRole('textbox', { name: 'Сообщение' }).waitFor()
  return chat
}
