import { fieldRules } from '@yanta/contract/field-rules'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from './catalogues.ts'
import { describeFieldProblem, readFieldProblem } from './field-problem.ts'
import { buildI18n } from './use-i18n.tsx'

beforeAll(async () => void (await Promise.all([loadCatalogue('ru'), loadCatalogue('en')])))

test.each(fieldRules)('the rule %s has a message of its own in both languages [5.6]', (rule) => {
  const spoken = (['ru', 'en'] as const).map((locale) =>
    describeFieldProblem(buildI18n(locale).t, { rule, min: 8, max: 150 }),
  )
  expect(spoken[0]).toMatch(/[а-я]/)
  expect(spoken[1]).not.toMatch(/[а-я]/i)
})

test('the message of a limit contains its number, and a field may override the message of a rule', () => {
  const { t } = buildI18n('ru')
  const say = (...rest: Parameters<typeof describeFieldProblem> extends [unknown, ...infer R] ? R : never) =>
    describeFieldProblem(t, ...rest).replaceAll('\u00a0', ' ')
  expect(say({ rule: 'minPhoneLength', min: 8 })).toBe('В номере должно быть не меньше 8 цифр')
  expect(say({ rule: 'maxLength', max: 21 })).toBe('Не больше 21 знака')
  expect(say({ rule: 'required' }, { required: 'auth.enter' })).toBe('Войти')
})

test.each([
  [{ params: { rule: 'maxLength', max: 35 } }, { rule: 'maxLength', max: 35 }],
  [{ params: { rule: 'notCyrillic' } }, { rule: 'notCyrillic' }],
  [{ params: { rule: 'toString' } }, null],
  [{ params: { left: 3 } }, null],
  [{}, null],
])("the platform's refusal %j names the problem %j", (item, problem) => {
  expect(readFieldProblem(item)).toEqual(problem)
})
