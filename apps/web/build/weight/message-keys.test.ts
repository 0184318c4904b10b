import { expect, test } from 'vitest'
import { findMessageKeys } from './message-keys.ts'

const known = new Set([
  'errors.page.404.title',
  'errors.page.404.text',
  'errors.page.500.title',
  'push.on',
  'push.on_hint',
  'shell.skip',
])
const find = (code: string) => findMessageKeys(code, known)

test('a key in the code is found with any quotes', () => {
  expect(find(`t('shell.skip'); const key = "push.on"`)).toEqual(['push.on', 'shell.skip'])
})

test('a template matches every key it could become', () => {
  expect(find('t(`errors.page.${status}.title`)')).toEqual(['errors.page.404.title', 'errors.page.500.title'])
  expect(find('t(`${key}.text`)')).toEqual(['errors.page.404.text'])
  expect(find('t(`push.${outcome}_hint`)')).toEqual(['push.on_hint'])
})

test('other texts and templates match none', () => {
  expect(find("const a = `${x}`; const b = `${x}.${y}`; const c = `${x} ${y}.`; const d = 'shell'")).toEqual(
    [],
  )
})
