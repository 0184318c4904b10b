// How fields, lists, menus and talks answer keyboard and pointer, tried in their stories.
import { type Page, expect, test } from '@playwright/test'
import { listStories, openGallery } from './gallery.ts'

async function open(page: Page, id: string): Promise<void> {
  await openGallery(
    page,
    listStories().find((story) => story.id === id)!,
    'en',
  )
}

test('a sum is written in groups, follows its presets and says which one it is', async ({ page }) => {
  await open(page, 'fields-amount-field--with-presets')
  const field = page.getByRole('textbox', { name: 'Amount' })
  await expect(async () => {
    await field.fill('')
    await field.pressSequentially('12x345.6')
    await expect(field).toHaveValue('12,345.6', { timeout: 500 })
  }).toPass()
  const preset = page.getByRole('button', { name: '500 ₽', exact: true })
  await preset.click()
  await expect(field).toHaveValue('500')
  await expect(preset).toHaveAttribute('aria-pressed', 'true')
  await field.press('End')
  await field.pressSequentially('0')
  await expect(field).toHaveValue('5,000')
  await expect(preset).toHaveAttribute('aria-pressed', 'false')
})

test('a field stops at 150 characters [5.5]', async ({ page }) => {
  await open(page, 'fields-text-field--states')
  const field = page.getByRole('textbox', { name: 'First name' }).first()
  await field.focus()
  await page.keyboard.insertText('a'.repeat(200))
  await expect(field).toHaveValue('a'.repeat(150))
})

test('an error is announced and tied to its field', async ({ page }) => {
  await open(page, 'fields-text-field--states')
  const field = page.getByRole('textbox', { name: 'E-mail' }).nth(1)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Check the e-mail address')
  await expect(page.getByRole('alert').filter({ hasText: 'Check the e-mail address' })).toBeVisible()
})

test('sending a form leads to the first field that is wrong, whatever kind it is', async ({ page }) => {
  await open(page, 'fields-form--first-error-takes-the-focus')
  const send = page.getByRole('button', { name: 'Continue' })
  await send.click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await page.keyboard.type('Sasha')
  await send.click()
  await expect(page.getByRole('radio', { name: 'Ruble' })).toBeFocused()
  await page.keyboard.press('Space')
  await send.click()
  await expect(page.getByRole('checkbox', { name: 'I am 18 or older' })).toBeFocused()
})

test('a secret word is shown while the eye is open', async ({ page }) => {
  await open(page, 'fields-password-field--states')
  const field = page.getByLabel('Password', { exact: true }).first()
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show the password' }).first().click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide the password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('the strength of a new word is told as it grows', async ({ page }) => {
  await open(page, 'fields-password-field--typed')
  const meter = page.getByRole('meter', { name: 'Strength' })
  await expect(meter).toHaveAttribute('aria-valuetext', 'empty')
  await page.getByLabel('New password', { exact: true }).fill('amber-2026-moment')
  await expect(meter).toHaveAttribute('aria-valuetext', 'strong')
})

test('a search is emptied by its cross and keeps the focus', async ({ page }) => {
  await open(page, 'fields-search-field--states')
  const field = page.getByRole('searchbox').nth(1)
  await page.getByRole('button', { name: 'Clear' }).first().click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('what is copied is on the clipboard, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'fields-copy-field--short')
  await page.evaluate(() => {
    const kept: string[] = []
    Object.assign(window, { kept })
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          kept.push(text)
        },
      },
    })
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => (window as unknown as { kept: string[] }).kept)).toEqual(['TX-81 204 557'])
})

test('where copying is forbidden the text is marked for the keys of the reader', async ({ page }) => {
  await open(page, 'fields-copy-field--short')
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

test('cards are chosen with the arrow keys, passing the one that is off', async ({ page }) => {
  await open(page, 'fields-choice-cards--tiles')
  await page.getByRole('radio', { name: /Card/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: /Mobile/ })).toBeChecked()
})

test('several pictures are picked, and dropped again', async ({ page }) => {
  await open(page, 'fields-picture-choices--photos')
  await page.getByRole('checkbox', { name: 'box' }).check()
  await page.getByRole('checkbox', { name: 'coin', exact: true }).uncheck()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test('a date that does not exist is refused, and a range the wrong way round', async ({ page }) => {
  await open(page, 'fields-date-field--range')
  const to = page.getByRole('textbox', { name: 'To' })
  await to.fill('31.02.2026')
  await expect(page.getByRole('alert')).toHaveText('There is no such date')
  await to.fill('01.01.2026')
  await expect(page.getByRole('alert')).toHaveText('The start is after the end')
  await to.fill('02.11.2026')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a list at the bottom changes with the arrows, closes with Enter and gives the focus back', async ({
  page,
}) => {
  await open(page, 'overlays-bottom-select--closed')
  const opener = page.getByRole('button', { name: /Sort by/ })
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('radio', { name: 'Popular' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Newest first' })).toBeChecked()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toContainText('Newest first')
  await expect(opener).toBeFocused()
})

test('a menu opens with the arrow, finds by letter, passes what is off and closes with Escape', async ({
  page,
}) => {
  await open(page, 'overlays-menu--closed')
  const opener = page.getByRole('button', { name: 'More' })
  await opener.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /Download/ })).toBeFocused()
  await page.keyboard.press('t')
  await expect(page.getByRole('menuitem', { name: 'Terms' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /Cancel/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a panel is a dialog with a name, and closes with Escape and its cross', async ({ page }) => {
  await open(page, 'overlays-popover--closed')
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
  await open(page, 'content-accordion--one-at-a-time')
  const answers = page.locator('details[open]')
  await expect(answers).toHaveCount(1)
  await page.locator('summary', { hasText: 'Which games count for wagering?' }).press('Enter')
  await expect(page.getByText('All slots but those with a progressive jackpot.')).toBeVisible()
  await expect(answers).toHaveCount(1)
})

test('a code can be asked for again once the clock has run out', async ({ page }) => {
  await page.clock.install()
  await open(page, 'fields-resend--states')
  await expect(page.getByRole('timer')).toHaveCount(1)
  await page.clock.runFor(36_000)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send again' }).first().click()
  await expect(page.getByRole('timer')).toContainText('0:35')
})

test('a button that waits keeps its width and its name and takes no press', async ({ page }) => {
  await open(page, 'actions-button--waiting')
  const button = page.getByRole('button', { name: 'Send code' }).first()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.evaluate((element) =>
    window.addEventListener('click', (event) => {
      element.dataset.pressed = String(!event.defaultPrevented)
    }),
  )
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('data-pressed', 'false')
  const width = await button.evaluate((element) => element.getBoundingClientRect().width)
  await open(page, 'actions-button--looks')
  const plain = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('#storybook-root button')!
    button.textContent = 'Send code'
    return button.getBoundingClientRect().width
  })
  expect(width).toBeCloseTo(plain, 0)
})

test('Enter sends a message, Shift and Enter begin a line, and an empty one goes nowhere', async ({
  page,
}) => {
  await open(page, 'messages-message-window--talking')
  const text = page.getByRole('textbox', { name: 'Message' })
  const send = page.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await text.fill('Where is')
  await text.press('Shift+Enter')
  await text.pressSequentially('my payout?')
  await text.press('Enter')
  await expect(text).toHaveValue('')
  await expect(page.getByRole('log')).toContainText('my payout?')
  await text.press('Enter')
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(3)
})

test('a slider moves with the arrows and says where it stands', async ({ page }) => {
  await open(page, 'fields-slider--usual')
  const slider = page.getByRole('slider', { name: 'Rotation' })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '−1°')
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '−15°')
})

test('a row that leads somewhere is pressed anywhere on it', async ({ page }) => {
  await open(page, 'content-row-list--links')
  const row = page.getByRole('listitem').filter({ hasText: 'Viber' })
  const box = (await row.boundingBox())!
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest('a')?.textContent,
    [box.x + box.width - 10, box.y + 5],
  )
  expect(hit).toBe('Viber')
})

test('nothing of a panel that is locked can be reached', async ({ page }) => {
  await open(page, 'content-locked-panel--with-table')
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Tell me about a seat' })).toBeFocused()
})
