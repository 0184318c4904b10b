// Every component has stories, and every story draws in both languages, on the server as in the browser.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@yanta/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Story } from './story.tsx'

interface StoryFile {
  default: { title: string }
  [name: string]: Story | { title: string }
}

const folder = join(import.meta.dirname, '..')
/** They draw nothing of their own: what they do shows in the stories of others. */
const parts = new Set([
  'field-frame',
  'input-box',
  'font-preloads',
  'visually-hidden',
  'skeleton',
  'modal-frame',
  'presence',
  'above-dialogs',
  'toast-card',
  'safe-nodes',
  'near-view',
])
const files = import.meta.glob<StoryFile>('../../**/*.stories.tsx', { eager: true })
const stories = Object.values(files).flatMap(({ default: { title }, ...rest }) =>
  Object.entries(rest as Record<string, Story>).map(([name, story]) => ({
    title: `${title}: ${name}`,
    story,
  })),
)

function draw({ render }: Story, locale: Locale): string {
  return renderToString(<MemoryRouter>{render({}, { globals: { locale } })}</MemoryRouter>)
}

test('every component has a file of stories', () => {
  const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!gallery\/)(.+\/)?[a-z-]+\.tsx$/.test(path))
    .map((path) => path.replace('.tsx', ''))
  expect(components.length).toBeGreaterThan(30)
  const isShown = (path: string) => parts.has(path.replace(/.*\//, '')) || files[`../${path}.stories.tsx`]
  expect(components.filter((path) => !isShown(path))).toEqual([])
})

test('no two story files share a title', () => {
  const titles = Object.values(files).map((file) => file.default.title)
  expect(titles).toEqual([...new Set(titles)])
})

test('there are hundreds of stories', () => {
  expect(stories.length).toBeGreaterThan(200)
})

test.each(stories)('$title draws in both languages, and leaves no Russian word in English', ({ story }) => {
  const [russian, english] = locales.map((locale) => draw(story, locale)) as [string, string]
  expect(russian).not.toBe('')
  expect(english).not.toBe('')
  // A story whose Russian has none is about something that is written alike in both, or has no words.
  if (/[а-яё]/i.test(russian)) expect(english).not.toMatch(/[а-яё]/i)
})
