import { login, loginWithPasskey } from '@yanta/contract'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../../i18n/catalogues.ts'
import { buildI18n } from '../../../i18n/use-i18n.tsx'
import { describeLoginRefusal } from './login-refusal.ts'

beforeAll(async () => void (await Promise.all([loadCatalogue('ru'), loadCatalogue('en')])))
const say = (...item: [Parameters<typeof describeLoginRefusal>[1], 'phone' | 'email']) =>
  describeLoginRefusal(buildI18n('ru').t, ...item).replaceAll('\u00a0', ' ')

test("the server's own message takes precedence over ours [8.14]", () => {
  expect(say({ code: 'invalid_credentials', message: 'Не подошло' }, 'phone')).toBe('Не подошло')
  expect(say({ code: 'invalid_credentials' }, 'phone')).toBe('Неверный телефон или пароль')
  expect(say({ code: 'invalid_credentials' }, 'email')).toBe('Неверная почта или пароль')
})

const waits = [
  [30, '30 секунд'],
  [60, '1 минуту'],
  [61, '2 минуты'],
  [900, '15 минут'],
  [7_200, '2 часа'],
  [undefined, 'минуту'],
] as const
test.each(waits)('after too many tries the wait of %s s is shown as %s [8.38]', (retryAfter, words) => {
  expect(
    say({ code: 'too_many_requests', params: retryAfter === undefined ? {} : { retryAfter } }, 'email'),
  ).toBe(`Слишком много попыток. Подождите ${words}.`)
})

test('without scripts a required captcha shows how long to wait instead [8.38]', () => {
  expect(say({ code: 'captcha_required', params: { retryAfter: 720 } }, 'phone')).toBe(
    'Слишком много попыток. Подождите 12 минут.',
  )
  expect(say({ code: 'captcha_required' }, 'phone')).toBe(
    'Не получилось проверить браузер. Попробуйте ещё раз.',
  )
})

test.each([
  ...new Set([
    ...login.refusals,
    ...loginWithPasskey.refusals,
    'second_factor_expired',
    'temporarily_unavailable',
  ]),
])('the refusal %s has a text in both languages', (code) => {
  expect(describeLoginRefusal(buildI18n('ru').t, { code }, 'phone')).toMatch(/[а-я]/)
  expect(describeLoginRefusal(buildI18n('en').t, { code }, 'phone')).toMatch(/^[^а-я]+$/)
})
