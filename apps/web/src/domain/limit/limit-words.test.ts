import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import '../../testing/brand.ts'
import { describeReachedLimit, writeTime } from './limit-words.ts'

beforeAll(async () => {
  for (const locale of ['ru', 'en'] as const) await loadCatalogue(locale)
})

const moment = () => '21.11.26, 00:00'
const reached = { kind: 'deposit', period: 'day', left: 0, resetsAt: '2026-11-20T21:00:00.000Z' }

test.each([
  ['ru', {}, 'Дневной лимит пополнений исчерпан. Он обновится 21.11.26, 00:00.'],
  ['en', {}, 'Daily deposit limit reached. It resets on 21.11.26, 00:00.'],
  ['ru', { left: 20_000 }, 'Дневной лимит пополнений: осталось 200 ₽. Он обновится 21.11.26, 00:00.'],
  ['en', { left: 20_050 }, 'Daily deposit limit: 200.50 ₽ left. It resets on 21.11.26, 00:00.'],
  [
    'ru',
    { kind: 'time', period: 'week', left: 65 },
    'Недельный лимит времени: осталось 1:05 ч. Он обновится 21.11.26, 00:00.',
  ],
  ['en', { kind: 'loss', period: 'month' }, 'Monthly loss limit reached. It resets on 21.11.26, 00:00.'],
] as const)('in %s a refusal with %j says: %s', (locale, changes, text) => {
  const said = describeReachedLimit(
    buildI18n(locale),
    [{ code: 'limit_reached', params: { ...reached, ...changes } }],
    { currency: 'RUB', moment },
  )
  expect(said.replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['none', undefined],
  ['an unknown kind', { ...reached, kind: 'luck' }],
  ['no time', { ...reached, resetsAt: 'soon' }],
  ['a text for a number', { ...reached, left: 'much' }],
])('a refusal with %s still says that a limit was reached', (_what, params) => {
  expect(
    describeReachedLimit(buildI18n('en'), [{ code: 'limit_reached', params: params as never }], {
      currency: 'RUB',
      moment,
    }),
  ).toContain('One of your own limits')
})

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [102, '1:42'],
  [44_640, '744:00'],
])('%i minutes are written as %s', (minutes, text) => {
  expect(writeTime(minutes)).toBe(text)
})
