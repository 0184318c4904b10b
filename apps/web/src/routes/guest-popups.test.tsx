import { balance, profile, serverData } from '@yanta/contract/fixtures'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { PopupContext } from '../lib/popup.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Cashbox from './cashbox.tsx'
import NewPassword, { meta } from './new-password.tsx'
import Registration from './registration.tsx'
import Remind from './remind.tsx'

function render(Panel: ComponentType, query = '', locale: 'ru' | 'en' = 'ru', site?: object) {
  const popup = { address: '/registration', beneath: '/', params: {}, query: new URLSearchParams(query), onClose() {} }
  return renderScreen(() => <PopupContext value={popup}><Panel /></PopupContext>, null, { locale, path: '/registration', site })
}

test('registration says that it is closed and what there is instead [2.10]', async () => {
  const html = await render(Registration)
  expect(html).toMatch(/<dialog[^>]* open=""/)
  expect(html).toMatch(/<h1[^>]*>Создать аккаунт<\/h1>/)
  expect(html).toContain('Регистрация сейчас закрыта')
  expect(html).toContain('href="/games/slots"')
  expect(html).toContain('href="/login"')
})

test('a forgotten password begins with the phone [2.65], [9.32]', async () => {
  const html = await render(Remind)
  expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Телефон/)
  expect(html).toContain('Назовите номер')
})

test('what the visitor wanted goes along from popup to popup [2.16]', async () => {
  expect(await render(Remind, 'redirect=/profile/info')).toContain('href="/login?redirect=%2Fprofile%2Finfo"')
  expect(await render(Registration, 'redirect=/profile/info')).toContain('href="/login?redirect=%2Fprofile%2Finfo"')
})

test('a link for a new password that leads nowhere says so and how to get another [2.11]', async () => {
  const html = await render(NewPassword)
  expect(html).toContain('Ссылка не сработала')
  expect(html).toContain('href="/remind"')
})

test.each([['registration', Registration], ['remind', Remind]])('without scripts, which open support, %s leads to the page of contacts', async (_name, Panel) => {
  expect(await render(Panel)).toMatch(/<noscript><a [^>]*href="\/contacts"/)
})

test('search engines are not shown the address with its code [2.24]', () => {
  const root = { id: 'root', loaderData: { locale: 'ru', serverData } }
  expect(meta({ matches: [root, undefined], location: { pathname: '/new-password/a1b2' } } as never)).toContainEqual({ name: 'robots', content: 'noindex' })
})

test.each([['registration', Registration], ['remind', Remind], ['new password', NewPassword]])('%s in English [1.4]', async (_name, Panel) => {
  expect(await render(Panel, '', 'en')).not.toMatch(/[А-Яа-я]/)
})

const site = { serverData, player: { profile, balance: { ...balance, seq: {}, epoch: 'e' } } }

test.each([['', 'Пополнение'], ['tab=history', 'История'], ['tab=payout', 'Вывод'], ['tab=<script>', 'Пополнение']])('the cashbox of /cashbox?%s begins with %s [2.12], [2.67]', async (query, tab) => {
  const html = await render(Cashbox, query, 'ru', site)
  expect(html).toMatch(new RegExp(`role="tab"[^>]*aria-selected="true"[^>]*>${tab}`))
  expect(html.replace(/\s/g, ' ')).toContain('12 480,50 ₽')
})

test('nobody but a player sees the cashbox [2.12]', async () => {
  expect(await render(Cashbox, '', 'ru', { serverData, player: null })).not.toContain('<dialog')
})
