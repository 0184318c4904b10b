import { type ProfileId, lines, profileIds, profiles } from '@yanta/game-rules/slot'
import { expect, test } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { openFixture, worldFixture } from '../../../../server/api-fixtures.ts'
import { messages } from '../messages.ts'
import { createState } from '../state.ts'
import type { SlotPanelContext } from './panel-context.ts'
import { buildLines, buildPayouts, buildRules } from './rules-tabs.ts'

const buildContext = (id: ProfileId) =>
  ({
    profile: profiles[id],
    symbolAddresses: worldFixture.symbols,
    symbolNames: worldFixture.names.en,
    t: createTranslate(messages, 'en'),
    currency: 'EUR',
    locale: 'en',
    readState: () => createState(openFixture, { isTurbo: false, isReduced: true }),
  }) as unknown as SlotPanelContext

test.each(profileIds)('the paytable of the profile %s shows every symbol of its reels', (id) => {
  const { reels, freeReels } = profiles[id]
  const page = buildPayouts(buildContext(id))
  const shown = [...page.querySelectorAll('img')].map((image) => image.alt)
  const standing = new Set([...reels, ...freeReels].flat().map((symbol) => worldFixture.names.en[symbol]))
  expect(new Set(shown)).toEqual(standing)
  expect(shown).toHaveLength(standing.size)
})

test.each<[ProfileId, string | null]>([
  ['medium', null],
  ['doubling', 'the win of its line is multiplied by 2'],
  ['stacked', 'Wilds come three high'],
])('the rules and the paytable of the profile %s say what its wilds do: %s', (id, words) => {
  for (const build of [buildRules, buildPayouts]) {
    const text = build({ ...buildContext(id), rtp: 0.9641 } as SlotPanelContext).textContent
    expect(text).toContain('any symbol except the scatter')
    if (words) expect(text).toContain(words)
    else expect(text).not.toMatch(/multiplied by 2|three high/)
  }
})

test.each([
  ['doors', ['20\u00a0/\u00a028\u00a0/\u00a040 at ×1', '5\u00a0/\u00a07\u00a0/\u00a010 at ×4']],
  ['gates', ['15\u00a0/\u00a030\u00a0/\u00a045 at ×2', '6\u00a0/\u00a012\u00a0/\u00a018 at ×5']],
] as const)('the rules and the paytable of %s have the figures of each door', (id, doors) => {
  for (const build of [buildRules, buildPayouts]) {
    const text = build({ ...buildContext(id), rtp: 9642 } as SlotPanelContext).textContent
    for (const door of doors) expect(text).toContain(door)
  }
  const text = buildRules({ ...buildContext(id), rtp: 9642 } as SlotPanelContext).textContent
  expect(text).toContain('No choice is better than another')
  expect(text).toContain('waits a day for your choice')
  expect(text).not.toContain('Three new scatters add more')
})

test('the map of each line is named by the rows that it takes', () => {
  const page = buildLines(buildContext('medium'))
  const maps = [...page.querySelectorAll('[role="img"]')].map((map) => map.getAttribute('aria-label'))
  expect(maps).toHaveLength(lines.length)
  expect(maps[0]).toBe('rows by reel: 2, 2, 2, 2, 2')
  expect(maps).toEqual(lines.map((rows) => `rows by reel: ${rows.map((row) => row + 1).join(', ')}`))
})
