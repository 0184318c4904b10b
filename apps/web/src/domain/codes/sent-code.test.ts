import { sentCode } from '@yanta/contract/fixtures'
import { describe, expect, it, test } from 'vitest'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { describeCodeProblem, describeCodeStop } from './code-words.ts'
import { type CodeState, type Contact, advanceCode, canResume, noCode } from './sent-code.ts'
import { sortPhoneCodes } from '../player/use-phone-codes.ts'

const contact: Contact = { type: 'phone', value: '79161234567' }
const now = Date.parse('2026-11-20T12:00:00.000Z')
const sent = advanceCode(noCode, { type: 'sent', contact, sent: sentCode })
const refuse = (code: string, params: Record<string, number> = {}) => ({ code, errors: [{ code, params }] })
const check = (state: CodeState, code: string, params?: Record<string, number>) =>
  advanceCode(state, { type: 'checkRefused', refusal: refuse(code, params), now })
const send = (state: CodeState, code: string, params?: Record<string, number>, to = contact) =>
  advanceCode(state, { type: 'sendRefused', contact: to, refusal: refuse(code, params), now })

describe('a code that was sent', () => {
  it('has a resend delay of 35 seconds', () => {
    expect(sent).toMatchObject({
      step: 'code',
      contact,
      codeId: sentCode.codeId,
      resendAt: now + 35_000,
      problem: null,
    })
  })

  it('is not sent again to the same contact while it is valid', () => {
    const left = advanceCode(sent, { type: 'left' })
    expect(left.step).toBe('contact')
    expect(canResume(left, contact, now + 10_000)).toBe(true)
    expect(advanceCode(left, { type: 'resumed' }).step).toBe('code')
    expect(canResume(left, { ...contact, value: '79160000000' }, now)).toBe(false)
    expect(canResume(left, contact, now + 36_000)).toBe(false)
    expect(canResume(noCode, contact, now)).toBe(false)
  })

  it('when wrong, shows how many tries are left', () => {
    const wrong = check(sent, 'wrong_code', { left: 3 })
    expect(wrong).toMatchObject({
      step: 'code',
      codeId: sentCode.codeId,
      problem: { code: 'wrong_code', left: 3 },
    })
    expect(advanceCode(wrong, { type: 'typed' }).problem).toBeNull()
  })

  it('submitted empty, is required [8.41]', () => {
    expect(advanceCode(sent, { type: 'forgotten' }).problem).toEqual({ code: 'required' })
  })

  it('after too many wrong digits leads to support, and to another code after the wait', () => {
    const stopped = check(sent, 'code_attempts_used', { retryAfter: 20 })
    expect(stopped).toMatchObject({ step: 'limit', stop: 'attempts', codeId: null, resendAt: now + 20_000 })
    expect(advanceCode(stopped, { type: 'sent', contact, sent: sentCode })).toMatchObject({
      step: 'code',
      stop: null,
    })
    expect(canResume(advanceCode(stopped, { type: 'left' }), contact, now)).toBe(true)
    expect(advanceCode(advanceCode(stopped, { type: 'left' }), { type: 'resumed' }).step).toBe('limit')
  })

  it('when expired opens nothing, and another one may be requested', () => {
    expect(check(sent, 'code_expired')).toMatchObject({
      step: 'code',
      codeId: null,
      problem: { code: 'code_expired' },
    })
  })

  it('stays when the check fails', () => {
    expect(check(sent, 'temporarily_unavailable')).toMatchObject({ step: 'code', codeId: sentCode.codeId })
  })
})

describe('a refused code', () => {
  it('too soon shows an error and sets the wait, at the step of the last code', () => {
    expect(send(sent, 'code_too_soon', { retryAfter: 12 })).toMatchObject({
      step: 'code',
      codeId: sentCode.codeId,
      resendAt: now + 12_000,
      problem: { code: 'code_too_soon' },
    })
    expect(send(noCode, 'code_too_soon', { retryAfter: 12 })).toMatchObject({
      step: 'contact',
      contact,
      resendAt: now + 12_000,
    })
  })

  it('too often waits five minutes', () => {
    expect(send(sent, 'code_too_often', { retryAfter: 300 })).toMatchObject({
      step: 'limit',
      stop: 'often',
      resendAt: now + 300_000,
    })
  })

  it('over the daily limit leads to support', () => {
    expect(send(noCode, 'code_limit_reached')).toMatchObject({ step: 'limit', stop: 'limit', contact })
  })

  it('to another contact forgets the first one', () => {
    expect(send(sent, 'captcha_failed', {}, { type: 'email', value: 'a@b.co' })).toMatchObject({
      step: 'contact',
      codeId: null,
      contact: { type: 'email' },
      problem: { code: 'captcha_failed' },
    })
  })
})

describe('the texts of codes [8.37]', () => {
  const words = [
    ['ru', 'Код не подошёл. Осталась 1 попытка.', 'Код не введён', 'слишком много сообщений'],
    ['en', 'That code isn’t right. 1 try left.', 'Enter the code', 'Too many messages'],
  ] as const
  test.each(words)('in %s [8.37], [8.39], [8.41]', async (locale, wrong, forgotten, often) => {
    await loadCatalogue(locale)
    const { t } = buildI18n(locale)
    expect(describeCodeProblem(t, { code: 'wrong_code', left: 1 }).replaceAll('\u00A0', ' ')).toBe(wrong)
    expect(describeCodeProblem(t, { code: 'required' }).replaceAll('\u00A0', ' ')).toContain(forgotten)
    expect(describeCodeProblem(t, { code: 'code_too_soon', message: 'Подождите' })).toBe('Подождите')
    const tooSoon = describeCodeProblem(t, { code: 'code_too_soon', wait: 23 })
    expect(tooSoon.replaceAll('\u00A0', ' ')).toMatch(/через 23 секунды|in 23 seconds/)
    expect(describeCodeStop(t, { step: 'limit', stop: 'often' }, '+7 916')?.lead).toContain(often)
    expect(describeCodeStop(t, sent, '')).toBeNull()
  })
})

it('the primary countries come first, in their order [9.20]', () => {
  const items = ['am', 'de', 'kz', 'ru'].map((country) => ({ country, dialCode: '1', mask: '' }))
  expect(sortPhoneCodes(items, ['ru', 'kz', 'az', 'am'])).toEqual({
    codes: [items[3], items[2], items[0], items[1]],
    primaryCount: 3,
  })
})
