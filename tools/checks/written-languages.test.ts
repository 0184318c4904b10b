// Code asks `locales` and the columns of `packages/i18n` instead of naming a language; docs/new-language.md lists the exceptions.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSources } from '../project/list-sources.ts'
import { root } from '../project/root.ts'

const isTest = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|fixtures\.ts$/
/** Written from the migrations, which are history, or by one. */
const isHistory = /\/database\/(?:migrations\/|schema\.ts$)/
const comparison = /\b(?:locale|lang|language)\w*\s*[!=]==\s*'[a-z]{2}'|\?\? '(?:ru|en)'/
const column = /\bname_?[Rr]u\b/

const sources = listSources(root, ['apps', 'packages', 'content'])
  .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file) && !isHistory.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))

test('no code compares a language with one it names, or falls back to one', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(({ code }) => comparison.test(code)).map(({ file }) => file)).toEqual([])
})

test('the files with a name for each language are those that the page on new languages lists', () => {
  const catalogue = 'apps/platform/src/modules/play/catalogue'
  expect(sources.filter(({ code }) => column.test(code)).map(({ file }) => file)).toEqual([
    'apps/platform/src/modules/money/history/history.repository.ts',
    'apps/platform/src/modules/money/own-play/own-play.repository.ts',
    `${catalogue}/catalogue.repository.ts`,
    `${catalogue}/import.repository.ts`,
    `${catalogue}/import.service.ts`,
    `${catalogue}/snapshot.ts`,
    'apps/platform/src/modules/play/rounds/winners.repository.ts',
    'apps/platform/src/modules/rewards/gifts/gift-offers.repository.ts',
    'apps/platform/src/modules/rewards/gifts/gifts.repository.ts',
  ])
})
