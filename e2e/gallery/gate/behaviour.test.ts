// Responses of components to keyboard, pointer and files, in their stories: the most used ones that need a real browser.
import { truncate, writeFile } from 'node:fs/promises'
import { expect, test } from '../gallery-test.ts'
import { openStory } from '../open-story.ts'

test('Escape leaves a question alone that has to be answered, and closes any other dialog', async ({
  page,
}) => {
  await openStory(page, 'overlays-modal--must-be-answered')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeVisible()
  await openStory(page, 'overlays-modal--plain')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a list is opened, searched by letter and chosen from by keyboard', async ({ page }) => {
  await openStory(page, 'fields-select--states')
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

test('a code accepts only digits, also when it is pasted with its dash', async ({ page }) => {
  await openStory(page, 'fields-code-field--focused')
  const field = page.getByRole('textbox', { name: 'Code from the text message' })
  await expect(field).toHaveValue('48')
  await field.fill('15-94')
  await expect(field).toHaveValue('1594')
})

test('a masked field writes the characters between the digits', async ({ page }) => {
  await openStory(page, 'fields-text-field--masks')
  const field = page.getByRole('textbox', { name: 'Date of birth' })
  await expect(async () => {
    await field.fill('')
    await field.pressSequentially('18x112026')
    await expect(field).toHaveValue('18.11.2026', { timeout: 500 })
  }).toPass()
})

test('a file of a wrong type or size is refused with a message, a right one is accepted', async ({
  page,
}) => {
  await openStory(page, 'fields-uploader--empty')
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

test('a sum is written in groups, follows its presets and marks the matching one', async ({ page }) => {
  await openStory(page, 'fields-amount-field--with-presets')
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
  await openStory(page, 'fields-text-field--states')
  const field = page.getByRole('textbox', { name: 'First name' }).first()
  await field.focus()
  await page.keyboard.insertText('a'.repeat(200))
  await expect(field).toHaveValue('a'.repeat(150))
})

test('sending a form leads to the first field that is wrong, whatever kind it is', async ({ page }) => {
  await openStory(page, 'fields-form--first-error-takes-the-focus')
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
  await openStory(page, 'fields-password-field--states')
  const field = page.getByLabel('Password', { exact: true }).first()
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show the password' }).first().click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide the password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('a date that does not exist is refused, and a range the wrong way round', async ({ page }) => {
  await openStory(page, 'fields-date-field--range')
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
  await openStory(page, 'overlays-bottom-select--closed')
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

test('a menu opens with the arrow, finds by letter, skips disabled items and closes with Escape', async ({
  page,
}) => {
  await openStory(page, 'overlays-menu--closed')
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

test('a waiting button has the same width and name and ignores presses', async ({ page }) => {
  await openStory(page, 'actions-button--waiting')
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
  await openStory(page, 'actions-button--looks')
  const plain = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('#storybook-root button')!
    button.textContent = 'Send code'
    return button.getBoundingClientRect().width
  })
  expect(width).toBeCloseTo(plain, 0)
})

test('a row that leads somewhere is pressed anywhere on it', async ({ page }) => {
  await openStory(page, 'content-row-list--links')
  const row = page.getByRole('listitem').filter({ hasText: 'Viber' })
  const box = (await row.boundingBox())!
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest('a')?.textContent,
    [box.x + box.width - 10, box.y + 5],
  )
  expect(hit).toBe('Viber')
})

test.describe('in a page whose clipboard or clock is replaced', () => {
  test.use({ ownPage: true })

  test('copied text is on the clipboard, and a message confirms it', async ({ page }) => {
    await openStory(page, 'fields-copy-field--short')
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
    expect(await page.evaluate(() => (window as unknown as { kept: string[] }).kept)).toEqual([
      'TX-81 204 557',
    ])
  })

  test('a code can be requested again once the timer has run out', async ({ page }) => {
    await page.clock.install()
    await openStory(page, 'fields-resend--states')
    await expect(page.getByRole('timer')).toHaveCount(1)
    await page.clock.runFor(36_000)
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send again' }).first().click()
    await expect(page.getByRole('timer')).toContainText('0:35')
  })
})
