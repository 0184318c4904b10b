// More of how components answer keyboard and pointer, tried in their stories.
import { expect, test } from '../gallery-test.ts'
import { openStory } from '../open-story.ts'

test('a closed dialog returns the focus to the control that opened it', async ({ page }) => {
  await openStory(page, 'overlays-modal--plain')
  await page.keyboard.press('Escape')
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('tabs follow the arrow keys', async ({ page }) => {
  await openStory(page, 'navigation-tabs--pill')
  await page.getByRole('tab', { name: 'Available' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('Active')
})

test('a tip opens for the keyboard and closes with Escape', async ({ page }) => {
  await openStory(page, 'overlays-tooltip--closed')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('slides that are out of sight are out of reach, and the reader can stop them', async ({ page }) => {
  await openStory(page, 'content-carousel--running')
  await page.getByRole('button', { name: 'Forward' }).click()
  await expect(page.getByRole('group', { name: 'Offer 2', exact: true })).not.toHaveAttribute('inert')
  await expect(page.locator('[aria-roledescription=slide][inert]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('an error is announced and tied to its field', async ({ page }) => {
  await openStory(page, 'fields-text-field--states')
  const field = page.getByRole('textbox', { name: 'E-mail' }).nth(1)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Check the e-mail address')
  await expect(page.getByRole('alert').filter({ hasText: 'Check the e-mail address' })).toBeVisible()
})

test('the strength of a new password is shown as it grows', async ({ page }) => {
  await openStory(page, 'fields-password-field--typed')
  const meter = page.getByRole('meter', { name: 'Strength' })
  await expect(meter).toHaveAttribute('aria-valuetext', 'empty')
  await page.getByLabel('New password', { exact: true }).fill('amber-2026-moment')
  await expect(meter).toHaveAttribute('aria-valuetext', 'strong')
})

test('a search is cleared by its cross and retains the focus', async ({ page }) => {
  await openStory(page, 'fields-search-field--states')
  const field = page.getByRole('searchbox').nth(1)
  await page.getByRole('button', { name: 'Clear' }).first().click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('cards are chosen with the arrow keys, passing the one that is off', async ({ page }) => {
  await openStory(page, 'fields-choice-cards--tiles')
  await page.getByRole('radio', { name: /Card/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: /Mobile/ })).toBeChecked()
})

test('several pictures are picked, and dropped again', async ({ page }) => {
  await openStory(page, 'fields-picture-choices--photos')
  await page.getByRole('checkbox', { name: 'box' }).check()
  await page.getByRole('checkbox', { name: 'coin', exact: true }).uncheck()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('a panel is a dialog with a name, and closes with Escape and its cross', async ({ page }) => {
  await openStory(page, 'overlays-popover--closed')
  const opener = page.getByRole('button', { name: 'Notifications: 2 new' })
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('of several answers one is open at a time', async ({ page }) => {
  await openStory(page, 'content-accordion--one-at-a-time')
  const answers = page.locator('details[open]')
  await expect(answers).toHaveCount(1)
  await page.locator('summary', { hasText: 'Which games count for wagering?' }).press('Enter')
  await expect(page.getByText('All slots but those with a progressive jackpot.')).toBeVisible()
  await expect(answers).toHaveCount(1)
})

test('a slider moves with the arrows and announces its value', async ({ page }) => {
  await openStory(page, 'fields-slider--usual')
  const slider = page.getByRole('slider', { name: 'Rotation' })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '−1°')
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '−15°')
})

test('nothing of a panel that is locked can be reached', async ({ page }) => {
  await openStory(page, 'content-locked-panel--with-table')
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Tell me about a seat' })).toBeFocused()
})

test.describe('in a page whose clipboard is replaced', () => {
  test.use({ ownPage: true })

  test('where copying is forbidden the text is marked for the keys of the reader', async ({ page }) => {
    await openStory(page, 'fields-copy-field--short')
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('forbidden')) },
      }),
    )
    await page.getByRole('button', { name: 'Copy' }).click()
    const field = page.getByRole('textbox', { name: 'Operation number' })
    await expect(field).toBeFocused()
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe('TX-81 204 557'.length)
  })
})
