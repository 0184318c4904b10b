import { profileIds, profiles } from '@yanta/game-rules/slot'
import { expect, test } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { openFixture, worldFixture } from '../../../../server/api-fixtures.ts'
import { messages } from '../messages.ts'
import { createState } from '../state.ts'
import type { SlotPanelContext } from './panel-context.ts'
import { buildPayouts } from './rules-tabs.ts'

test.each(profileIds)('the paytable of the profile %s shows every symbol of its reels', (id) => {
  const profile = profiles[id]
  const names = worldFixture.names.en
  const page = buildPayouts({
    profile,
    symbolSet: 'classic',
    symbolNames: names,
    t: createTranslate(messages, 'en'),
    currency: 'EUR',
    locale: 'en',
    readState: () => createState(openFixture, { isTurbo: false, isReduced: true }),
  } as unknown as SlotPanelContext)
  const shown = [...page.querySelectorAll('img')].map((image) => image.alt)
  const standing = new Set([...profile.reels, ...profile.freeReels].flat().map((symbol) => names[symbol]))
  expect(new Set(shown)).toEqual(standing)
  expect(shown).toHaveLength(standing.size)
})
