// What opens over the lobby without an address of its own. Each begins where the one before it has left the page.
import type { Page } from '@playwright/test'
import type { Device } from '../support/device.ts'
import { expect } from '../support/site.ts'
import type { Locale } from './screens.ts'

interface FrameDialog {
  name: string
  open: (page: Page, locale: Locale) => Promise<void>
  close?: (page: Page) => Promise<void>
}

const tabBar = (page: Page) => page.getByRole('navigation', { name: /^(Нижнее меню|Tab bar)$/ })
const dialogOf = (page: Page) => page.getByRole('dialog')

const leave = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
}

const support: FrameDialog = {
  name: 'support',
  open: async (page, locale) => {
    await page.getByRole('button', { name: { ru: 'Открыть поддержку', en: 'Open support' }[locale] }).click()
    await expect(dialogOf(page).getByRole('link', { name: /Telegram/ })).toBeVisible()
  },
  close: leave,
}

const search = (press: (page: Page) => Promise<void>): FrameDialog[] => [
  {
    name: 'search',
    open: async (page) => {
      await press(page)
      await expect(page.getByRole('option').nth(3)).toBeVisible()
    },
  },
  {
    name: 'search that finds nothing',
    open: async (page) => {
      await dialogOf(page).getByRole('combobox').fill('zzz')
      await expect(dialogOf(page).getByRole('link').first()).toBeVisible()
    },
    close: leave,
  },
]

export const frameDialogs: Record<Device, readonly FrameDialog[]> = {
  desktop: [...search((page) => page.keyboard.press('Control+k')), support],
  phone: [
    {
      name: 'drawer',
      open: async (page, locale) => {
        await tabBar(page).getByRole('button').last().click()
        await expect(page.getByRole('dialog', { name: { ru: 'Меню', en: 'Menu' }[locale] })).toBeVisible()
      },
    },
    {
      name: 'language',
      open: async (page, locale) => {
        const name = { ru: 'Язык', en: 'Language' }[locale]
        await dialogOf(page)
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .click()
        await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
      },
      close: leave,
    },
    ...search((page) => tabBar(page).getByRole('button').first().click()),
    {
      ...support,
      open: async (page, locale) => {
        await tabBar(page).getByRole('button').last().click()
        const name = { ru: /^Поддержка/, en: /^Support/ }[locale]
        await dialogOf(page).getByRole('button', { name }).click()
        await expect(dialogOf(page).getByRole('link', { name: /Telegram/ })).toBeVisible()
      },
    },
  ],
}
