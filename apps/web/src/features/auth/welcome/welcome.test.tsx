import { gift } from '@yanta/contract/fixtures'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { NicknameModal } from './nickname-modal.tsx'
import { ThanksModal } from './thanks-modal.tsx'

const close = vi.fn()
const thanks = { nickname: 'Sea.Amber', currency: 'RUB', gift, onClose: close } as const
const render = async (dialog: ReactNode, locale: 'ru' | 'en' = 'ru') =>
  (await renderScreen(() => dialog, null, { locale })).replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, text]) => text)

test('the thanks for a registration name the gift, its limit, its terms and its end, and have the buttons Details and Get bonus [2.52]', async () => {
  const html = await render(<ThanksModal isRegistration {...thanks} />)
  expect(html).toContain('Спасибо, что вы с нами!')
  expect(html).toContain('Бонус 100 % к первому пополнению')
  expect(html).toContain('Депозиты до 20 000 ₽')
  expect(html).toContain('от 500 ₽')
  expect(html).toContain('вейджер ×25')
  expect(html).toContain('до 27 ноября 2026')
  expect(buttons(html)).toEqual(['Подробнее', 'Получить бонус'])
})

test('a first login is greeted by name [2.52]', async () => {
  expect(await render(<ThanksModal isRegistration={false} {...thanks} />)).toContain(
    'Рады видеть вас, Sea.Amber',
  )
  expect(await render(<ThanksModal isRegistration={false} {...thanks} gift={null} />)).toContain(
    'Аккаунт готов. Приятной игры.',
  )
})

test('without a gift the thanks mention none', async () => {
  const html = await render(<ThanksModal isRegistration {...thanks} gift={null} />, 'en')
  expect(html).toContain('Your account is ready. Enjoy the games')
  expect(buttons(html)).toEqual(['Details', 'Open the cashbox'])
})

test('the nickname dialog shows its rule and can be skipped', async () => {
  const html = await render(<NicknameModal own="Player-7" onClose={close} />)
  expect(html).toContain('Как вас называть?')
  expect(html).toContain('Сменить его сможет только поддержка')
  expect(html).toContain('Латиница, цифры, точка и дефис')
  expect(html).toMatch(/0 \/ 20/)
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Продолжить/)
  expect(buttons(html)).toContain('Пропустить')
})

const dialogs = [
  ['thanks', <ThanksModal key="thanks" isRegistration {...thanks} gift={{ ...gift, title: 'Bonus' }} />],
  ['nickname', <NicknameModal key="nickname" own="Player-7" onClose={close} />],
] as const
test.each(dialogs)('the %s dialog in English [1.4]', async (_name, dialog) => {
  expect((await render(dialog, 'en')).replaceAll(/alt="[^"]*"/g, '')).not.toMatch(/[А-Яа-яЁё]/)
})
