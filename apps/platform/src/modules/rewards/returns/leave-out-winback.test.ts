import { contentFolder, loadContent } from '@yanta/content'
import { expect, test } from 'vitest'
import { leaveOutWinback } from './leave-out-winback.ts'

const shipped = loadContent(contentFolder)
const content = leaveOutWinback(shipped)
const textOf = ({ pages, footer, promotions }: typeof content) =>
  JSON.stringify({ pages, footer, promotions })

test('without winback its page, its promotion and every link there are absent [2.71]', () => {
  expect(textOf(shipped)).toContain('/winback')
  expect(textOf(content)).not.toContain('/winback')
  const slugs = ({ pages, promotions }: typeof content) => [...pages, ...promotions].map(({ slug }) => slug)
  expect(slugs(shipped).filter((slug) => !slugs(content).includes(slug))).toEqual(['winback', 'winback'])
})

test('what else a text says stays', () => {
  const cashback = content.promotions.find(({ slug }) => slug === 'cashback-weekend')!
  expect(cashback.action).toBeUndefined()
  expect(cashback.text.ru.trim()).toMatch(/Участвовать не нужно: всё считается само\.$/)
  expect(cashback.text.en.trim()).toMatch(/There is nothing to join\.$/)
  expect(content.hash).not.toBe(shipped.hash)
})
