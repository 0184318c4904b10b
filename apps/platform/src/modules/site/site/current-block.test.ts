import { getCurrentBlock } from '@yanta/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BlockEntry } from '@yanta/content'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { createCurrentBlock } from './current-block.ts'

const values = { ru: { brand: 'Янта' }, en: { brand: 'Yanta' } }
const build = (id: string, rest: Partial<BlockEntry> = {}): BlockEntry => ({
  id,
  title: { ru: 'Работы', en: 'Maintenance' },
  text: { ru: 'Скоро', en: 'Soon' },
  tone: 'info',
  version: 1,
  ...rest,
})
const at = (moment: string) => Date.parse(moment)

test('the first current announcement is shown, from its first moment on and not at its last', () => {
  const find = createCurrentBlock(
    [
      build('works', { from: '2026-11-21T09:00:00Z', to: '2026-11-21T12:00:00Z' }),
      build('later', { from: '2026-11-21T10:00:00Z' }),
    ],
    values,
  )
  const idAt = (moment: string) => find('ru', at(moment))?.id ?? null
  expect(idAt('2026-11-21T08:59:59.999Z')).toBeNull()
  expect(idAt('2026-11-21T09:00:00Z')).toBe('works')
  expect(idAt('2026-11-21T11:59:59.999Z')).toBe('works')
  expect(idAt('2026-11-21T12:00:00Z')).toBe('later')
})

test('an announcement is in the language of the call, names the brand, and has sanitised Markdown', () => {
  const find = createCurrentBlock(
    [
      build('works', {
        title: { ru: '{brand} обновляется', en: '{brand} is being updated' },
        tone: 'warning',
        version: 3,
        text: {
          ru: '**С 9 до 12** касса закрыта.',
          en: 'The cashbox is **closed**. <script>alert(1)</script>',
        },
        button: { text: { ru: 'Что меняется', en: 'What changes' }, url: '/help' },
      }),
    ],
    values,
  )
  expect(find('en', 0)).toEqual({
    id: 'works',
    title: 'Yanta is being updated',
    body: '<p>The cashbox is <strong>closed</strong>. </p>',
    tone: 'warning',
    version: '3',
    button: { text: 'What changes', url: '/help' },
  })
  expect(find('ru', 0)).toMatchObject({
    title: 'Янта обновляется',
    body: '<p><strong>С 9 до 12</strong> касса закрыта.</p>',
    button: { text: 'Что меняется' },
  })
})

describe('the call', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await createTestPlatform()
  })
  afterAll(() => platform.close())

  test('returns the current announcement, in the language of the call, with a tag [7.61]', async () => {
    const ask = (locale: string) =>
      platform.as(null).get(getCurrentBlock, {}, { headers: { 'accept-language': locale } })
    const { body, headers } = await ask('en')
    expect(body).toEqual({
      data: {
        id: 'winter',
        title: 'Winter at Yanta',
        body: '<p>Read the <a href="/rules">rules</a>.</p>',
        tone: 'celebration',
        version: '2',
        button: { text: 'Details', url: '/promo/winter-lab' },
      },
    })
    expect(headers.etag).toBeTypeOf('string')
    expect((await ask('ru')).body.data).toMatchObject({
      title: 'Зима в\u00a0Yanta',
      button: { text: 'Подробнее' },
    })
  })
})
