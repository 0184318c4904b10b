// How components answer keyboard, fingers and files, tried in their stories.
import { truncate, writeFile } from 'node:fs/promises'
import { type Page, expect, test } from '@playwright/test'
import { listStories, openGallery } from './gallery.ts'

async function open(page: Page, id: string): Promise<void> {
  await openGallery(
    page,
    listStories().find((story) => story.id === id)!,
    'en',
  )
}

test('Escape leaves a question alone that has to be answered, and closes any other dialog', async ({
  page,
}) => {
  await open(page, 'overlays-modal--must-be-answered')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeVisible()
  await open(page, 'overlays-modal--plain')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a closed dialog gives the focus back to what opened it', async ({ page }) => {
  await open(page, 'overlays-modal--plain')
  await page.keyboard.press('Escape')
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a list is opened, searched by letter and chosen from by keyboard', async ({ page }) => {
  await open(page, 'fields-select--states')
  const field = page.getByRole('combobox', { name: 'Currency' }).first()
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /KZT/ })).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('option', { name: /RUB/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveText(/RUB/)
  await expect(field).toBeFocused()
})

test('tabs follow the arrow keys', async ({ page }) => {
  await open(page, 'navigation-tabs--pill')
  await page.getByRole('tab', { name: 'Available' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('Active')
})

test('a code takes digits alone, also when it is pasted with its dash', async ({ page }) => {
  await open(page, 'fields-code-field--focused')
  const field = page.getByRole('textbox', { name: 'Code from the text message' })
  await expect(field).toHaveValue('48')
  await field.fill('15-94')
  await expect(field).toHaveValue('1594')
})

test('a masked field writes the characters between the digits', async ({ page }) => {
  await open(page, 'fields-text-field--masks')
  const field = page.getByRole('textbox', { name: 'Date of birth' })
  await expect(async () => {
    await field.fill('')
    await field.pressSequentially('18x112026')
    await expect(field).toHaveValue('18.11.2026', { timeout: 500 })
  }).toPass()
})

test('a file of a wrong type or size is refused in words, a right one is taken', async ({ page }) => {
  await open(page, 'fields-uploader--empty')
  const choose = async (name: string, bytes: number) => {
    // On the disk, where the browser fetches it itself: 33 MB would take seconds to be handed over.
    const file = test.info().outputPath(name)
    await writeFile(file, '')
    await truncate(file, bytes)
    await page.locator('input[type=file]').first().setInputFiles(file)
  }
  await choose('passport.zip', 10)
  await expect(page.getByRole('alert')).toContainText('has to be JPG or PNG')
  await choose('passport.jpg', 33 * 1024 * 1024)
  await expect(page.getByRole('alert')).toContainText('over 32 MB')
  await choose('passport.jpg', 1_000)
  await expect(page.getByText('passport')).toBeVisible()
})

test('a tip opens for the keyboard and closes with Escape', async ({ page }) => {
  await open(page, 'overlays-tooltip--closed')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('slides that are out of sight are out of reach, and the reader can stop them', async ({ page }) => {
  await open(page, 'content-carousel--running')
  await page.getByRole('button', { name: 'Forward' }).click()
  await expect(page.getByRole('group', { name: 'Offer 2', exact: true })).not.toHaveAttribute('inert')
  await expect(page.locator('[aria-roledescription=slide][inert]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})
