import { beforeAll, expect, it, test } from 'vitest'
import { loadCatalogue } from '../../../i18n/catalogues.ts'
import { type I18n, buildI18n } from '../../../i18n/use-i18n.tsx'
import { describeRefusedFields, describeRegistrationProblem } from './registration-words.ts'

let t: I18n['t']
beforeAll(async () => {
  await loadCatalogue('ru')
  t = (key, values) => buildI18n('ru').t(key, values).replaceAll('\u00A0', ' ')
})

const refusals = [
  [{ code: 'wrong_promo_code' }, { promoCode: 'Такого промокода нет' }],
  [
    { code: 'breached_password' },
    { password: 'Этот пароль есть в утечках, его быстро подберут. Придумайте другой.' },
  ],
  [
    { code: 'terms_changed' },
    { acceptsTerms: 'Правила только что обновились. Прочитайте их и примите ещё раз.' },
  ],
  [
    { code: 'invalid_request', field: 'birthday', params: { rule: 'underageDate' } },
    { birthday: 'Регистрация доступна с 18 лет' },
  ],
  [
    { code: 'invalid_request', field: 'password', params: { rule: 'minLength', min: 8 } },
    { password: 'Нужно не меньше 8 знаков' },
  ],
  [
    { code: 'invalid_request', field: 'birthday', params: { rule: 'invalidDate' } },
    { birthday: 'Проверьте дату рождения' },
  ],
  [
    { code: 'invalid_request', field: 'password', params: { rule: 'notCyrillic' } },
    { password: 'В пароле не должно быть кириллицы' },
  ],
  [{ code: 'invalid_request', field: 'password' }, { password: 'Проверьте это поле' }],
  [{ code: 'invalid_request', field: 'subid' }, {}],
  [{ code: 'contact_taken' }, {}],
  [{ code: 'too_many_requests' }, {}],
] as const
test.each(refusals)('%j is shown beside its field as %j [5.7] [5.9-5.12], [8.1]', (item, said) => {
  expect(describeRefusedFields(t, [item])).toEqual(said)
})

it('shows every refused field, each beside it [8.1]', () => {
  expect(
    Object.keys(describeRefusedFields(t, [{ code: 'wrong_promo_code' }, { code: 'breached_password' }])),
  ).toEqual(['promoCode', 'password'])
})

test.each([
  ['phone', 'Введите номер телефона'],
  ['birthday', 'Укажите дату рождения'],
  ['password', 'Придумайте пароль'],
  ['acceptsTerms', 'Примите правила, чтобы создать аккаунт'],
] as const)('an empty %s has an error text of its own', (name, words) => {
  expect(describeRegistrationProblem(t, name, { rule: 'required' })).toBe(words)
})
