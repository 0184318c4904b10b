import { serverData } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { PopupContext } from '../navigation/popup.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Registration from './registration.tsx'

async function render(query = '', locale: 'ru' | 'en' = 'ru') {
  const popup = {
    address: '/registration',
    beneath: '/',
    params: {},
    query: new URLSearchParams(query),
    onClose() {},
  }
  const html = await renderScreen(
    () => (
      <PopupContext value={popup}>
        <Registration />
      </PopupContext>
    ),
    null,
    { locale, path: '/registration', site: { serverData, player: null } },
  )
  return html.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')
}

test('registration is by phone or e-mail, and starts with the phone [1.5], [2.10]', async () => {
  const html = await render()
  expect(html).toMatch(/<dialog[^>]* open=""/)
  expect(html).toMatch(/<h1[^>]*>Создать аккаунт<\/h1>/)
  expect(
    [...html.matchAll(/<input type="radio" name="type"[^>]*value="(\w+)"/g)].map(([tag, type]) => [
      type,
      tag.includes('checked'),
    ]),
  ).toEqual([
    ['phone', true],
    ['email', false],
  ])
  expect(html).toMatch(/<input[^>]*type="tel"[^>]*>/)
  expect(html).toMatch(/aria-label="Страна: Россия, \+7"/)
})

test("an empty form can't be submitted", async () => {
  const html = await render()
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Зарегистрироваться/)
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Получить код/)
  expect(html).not.toContain('role="alert"')
})

test('the fields have autocomplete attributes for password managers and browsers', async () => {
  const html = await render()
  expect(html).toMatch(/<input[^>]*autoComplete="tel"/)
  expect(html).toMatch(/<input[^>]*autoComplete="new-password"/)
  expect(html).toMatch(/<input[^>]*autoComplete="bday"/)
})

test('the document has no promo code of its address: it is one for all of them, and what is rendered first has to match it [5.9]', async () => {
  for (const query of ['', 'promo=AMBER']) expect(await render(query)).not.toMatch(/promoCode|AMBER/)
})

test('the terms open in a new tab, and the form asks for 18+', async () => {
  const html = await render()
  expect(html).toContain('Мне есть 18 лет, и я принимаю')
  expect(html).toMatch(/<a[^>]*href="\/rules" target="_blank" rel="noopener"/)
})

test('without scripts the form shows a message, and a link to the login', async () => {
  const html = await render()
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
  expect(html).toContain('href="/login"')
})

test('in English there is no Russian word [1.4]', async () => {
  expect(await render('', 'en')).not.toMatch(/[А-Яа-яЁё]/)
})
