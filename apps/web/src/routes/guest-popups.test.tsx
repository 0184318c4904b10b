import { balance, profile, serverData } from '@yanta/contract/fixtures'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { DeadLink } from '../features/auth/remind/dead-link.tsx'
import { NewPasswordForm } from '../features/auth/remind/new-password-form.tsx'
import { UnknownContact } from '../features/auth/remind/unknown-contact.tsx'
import '../features/auth/remind/remind.messages.json'
import { PopupContext } from '../navigation/popup.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Cashbox from './cashbox.tsx'
import NewPassword, { meta } from './new-password.tsx'
import Registration from './registration.tsx'
import Remind from './remind.tsx'

function render(Panel: ComponentType, query = '', locale: 'ru' | 'en' = 'ru', site?: object) {
  const popup = {
    address: '/registration',
    beneath: '/',
    params: { code: 'a1b2' },
    query: new URLSearchParams(query),
    onClose() {},
  }
  return renderScreen(
    () => (
      <PopupContext value={popup}>
        <Panel />
      </PopupContext>
    ),
    null,
    { locale, path: '/registration', site },
  )
}

const renderText = async (Panel: ComponentType) => (await render(Panel)).replace(/\s/g, ' ')

test('a forgotten password starts with the phone [2.65], [9.32]', async () => {
  const html = await render(Remind)
  expect(html).toMatch(
    /<input type="radio"[^>]*checked=""[^>]* value="phone"|<input type="radio"[^>]* value="phone"[^>]*checked=""/,
  )
  expect(html).toMatch(/<input[^>]* type="tel"|<input[^>]*name="phone"/)
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Получить код/)
})

test('the redirect target is passed from popup to popup', async () => {
  expect(await render(Remind, 'redirect=/profile/info')).toContain('href="/login?redirect=%2Fprofile%2Finfo"')
  expect(await render(Registration, 'redirect=/profile/info', 'ru', { serverData, player: null })).toContain(
    'href="/login?redirect=%2Fprofile%2Finfo"',
  )
})

test('the code of a link is checked before the form is shown, and appears nowhere on the page [2.11]', async () => {
  const html = await render(NewPassword)
  expect(html).toContain('Проверяем ссылку')
  expect(html).not.toContain('type="password"')
  expect(html).not.toContain('a1b2')
})

test('an expired link shows so and how to get a new one', async () => {
  const html = await render(DeadLink)
  expect(html).toContain('Ссылка не сработала')
  expect(html).toContain('href="/remind"')
})

test('a proven contact without an account leads to registration and then to the requested screen', async () => {
  const html = await renderText(() => (
    <UnknownContact
      contact={{ type: 'phone', value: '79161234567' }}
      wanted="/profile/info"
      onAgain={() => undefined}
    />
  ))
  expect(html).toContain('аккаунта с этим номером нет')
  expect(html).toContain('href="/registration?redirect=%2Fprofile%2Finfo"')
})

test('a new password is entered twice, with a username field for password managers', async () => {
  const html = await renderText(() => (
    <NewPasswordForm
      contact={{ type: 'email', value: 'vera@example.com' }}
      isSaving={false}
      refusedCode="breached_password"
      onChange={() => undefined}
      onSave={() => undefined}
    />
  ))
  expect(html).toMatch(
    /autoComplete="username"[^>]*value="vera@example.com"|value="vera@example.com"[^>]*autoComplete="username"/,
  )
  expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2)
  expect(html).toContain('есть в утечках')
})

test('without scripts, which open support, remind links to the contacts page', async () => {
  expect(await render(Remind)).toMatch(/<noscript><a [^>]*href="\/contacts"/)
})

test('the address with its code is neither indexed nor sent as a referrer', () => {
  const root = { id: 'root', loaderData: { locale: 'ru', serverData } }
  const written = meta({ matches: [root, undefined], location: { pathname: '/new-password/a1b2' } } as never)
  expect(written).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(written[0]).toEqual({ name: 'referrer', content: 'strict-origin' })
  expect(JSON.stringify(written)).not.toContain('a1b2')
})

const popups = [
  ['registration', Registration],
  ['remind', Remind],
  ['new password', NewPassword],
] as const
test.each(popups)('%s in English [1.4]', async (_name, Panel) => {
  expect(await render(Panel, '', 'en', { serverData, player: null })).not.toMatch(/[А-Яа-я]/)
})

const site = { serverData, player: { profile, balance: { ...balance, seq: {}, epoch: 'e' } } }

const tabs = [
  ['', 'Пополнение'],
  ['tab=history', 'История'],
  ['tab=payout', 'Вывод'],
  ['tab=<script>', 'Пополнение'],
] as const
test.each(tabs)('the cashbox of /cashbox?%s opens with %s [2.12], [2.67]', async (query, tab) => {
  const html = await render(Cashbox, query, 'ru', site)
  expect(html).toMatch(new RegExp(`role="tab"[^>]*aria-selected="true"[^>]*>${tab}`))
  expect(html.replace(/\s/g, ' ')).toContain('12 480,50 ₽')
})

test('only a player sees the cashbox [2.12]', async () => {
  expect(await render(Cashbox, '', 'ru', { serverData, player: null })).not.toContain('<dialog')
})
