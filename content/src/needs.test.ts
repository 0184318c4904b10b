import { contentFolder, loadContent } from './load-content.ts'
import { expect, test } from 'vitest'
import { keepPossible } from './needs.ts'
import { readContent } from './read-content.ts'

const { pages, footer, promotions } = readContent(contentFolder)
const shipped = {
  pages: pages.pages,
  footer: footer.entries.map(({ value }) => value),
  promotions: promotions.entries.map(({ value }) => value),
}
const without = keepPossible(shipped, { winback: false })

test('without winback its page, its promotion and every link there are absent [2.71]', () => {
  expect(JSON.stringify(shipped)).toContain('/winback')
  expect(JSON.stringify(without)).not.toContain('/winback')
  const slugs = (content: typeof shipped) => [...content.pages, ...content.promotions].map(({ slug }) => slug)
  expect(slugs(shipped).filter((slug) => !slugs(without).includes(slug))).toEqual(['winback', 'winback'])
})

test('what else a text says stays, and where there is winback the text goes on', () => {
  const find = ({ promotions: list }: Pick<typeof shipped, 'promotions'>) =>
    list.find(({ slug }) => slug === 'cashback-weekend')!
  const [there, absent] = [find(loadContent(contentFolder)), find(without)]
  expect(absent.action).toBeUndefined()
  expect(absent.text.ru).toMatch(/Участвовать не нужно: всё считается само\.$/)
  expect(absent.text.en).toMatch(/There is nothing to join\.$/)
  expect(there.action?.url).toBe('/winback')
  expect(there.text.ru).toMatch(
    /всё считается само\. Как идёт ваша неделя, видно на странице \[возврата\]\(\/winback\)\.$/,
  )
  expect(there.text.en).toMatch(
    /nothing to join\. How your week is going is shown on the page of \[returns\]\(\/winback\)\.$/,
  )
})

test('a column of the footer without links is absent', () => {
  const title = { ru: 'Возврат', en: 'Returns' }
  const link = { text: title, url: '/winback', needs: 'winback' as const }
  const column = { pages: [], promotions: [], footer: [{ title, links: [link] }] }
  expect(keepPossible(column, { winback: false }).footer).toEqual([])
  expect(keepPossible(column, { winback: true }).footer).toEqual(column.footer)
})
