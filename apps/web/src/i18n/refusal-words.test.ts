import * as contract from '@yanta/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadCatalogue } from './catalogues.ts'
import { describeCode } from './refusal-words.ts'
import { buildI18n } from './use-i18n.tsx'

beforeAll(async () => void (await Promise.all([loadCatalogue('ru'), loadCatalogue('en')])))

afterEach(() => void vi.unstubAllGlobals())

interface Call {
  access: string
  refusals: readonly string[]
}
const calls = (Object.values(contract) as unknown[]).filter(
  (value): value is Call =>
    typeof value === 'object' && value !== null && 'access' in value && 'refusals' in value,
)
const codes = [
  ...new Set(calls.filter(({ access }) => access !== 'provider').flatMap(({ refusals }) => refusals)),
]

test.each(codes)('the refusal %s has a message of its own in both languages', (code) => {
  const key = describeCode(code)
  expect(key).not.toBe('errors.unexpected')
  expect(buildI18n('ru').t(key)).toMatch(/[а-я]/)
  expect(buildI18n('en').t(key)).toMatch(/^[^а-яё]+$/i)
})

test('the calls of the contract refuse by many codes', () => {
  expect(codes.length).toBeGreaterThan(40)
})

test.each(['toString', 'no_such_code'])('%s is unexpected', (code) => {
  expect(describeCode(code)).toBe('errors.unexpected')
})

test.each(['temporarily_unavailable', 'captcha_failed'])(
  'without a network %s is the network’s fault',
  (code) => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(buildI18n('ru').t(describeCode(code))).toContain('Нет соединения с интернетом')
    expect(describeCode('wrong_code')).toBe('errors.code.wrong_code')
    vi.stubGlobal('navigator', { onLine: true })
    expect(describeCode(code)).toBe(`errors.code.${code}`)
  },
)
