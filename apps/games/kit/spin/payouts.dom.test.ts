// The stake whose payouts each game of spins shows.
import { expect, test } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { clusterProfiles } from '@yanta/game-rules/clusters'
import { holdProfiles } from '@yanta/game-rules/hold'
import { profiles as slotProfiles } from '@yanta/game-rules/slot'
import { waysProfiles } from '@yanta/game-rules/ways'
import { messages as clusters } from '../../engines/clusters/client/messages.ts'
import { buildPayouts as buildClusters } from '../../engines/clusters/client/panels/rules-tabs.ts'
import { messages as hold } from '../../engines/hold/client/messages.ts'
import { buildPayouts as buildHold } from '../../engines/hold/client/panels/rules-tabs.ts'
import { messages as slot } from '../../engines/slot/client/messages.ts'
import { buildPayouts as buildSlot } from '../../engines/slot/client/panels/rules-tabs.ts'
import { messages as ways } from '../../engines/ways/client/messages.ts'
import { buildPayouts as buildWays } from '../../engines/ways/client/panels/rules-tabs.ts'
import { worldFixture } from '../../server/api-fixtures.ts'

const games = {
  slot: { build: buildSlot, profile: slotProfiles.medium, messages: slot },
  ways: { build: buildWays, profile: waysProfiles.tide, messages: ways },
  hold: { build: buildHold, profile: holdProfiles.harvest, messages: hold },
  clusters: { build: buildClusters, profile: Object.values(clusterProfiles)[0], messages: clusters },
}

function readPayouts(engine: keyof typeof games, state: { stake: number; freeRounds: object | null }) {
  const { build, profile, messages } = games[engine]
  const page = (build as (context: object) => Element)({
    profile,
    symbolAddresses: worldFixture.symbols,
    symbolNames: worldFixture.names.en,
    t: createTranslate<string>(messages as never, 'en'),
    currency: 'EUR',
    locale: 'en',
    readState: () => state,
  })
  return { note: page.querySelector('.note')!.textContent, pays: page.textContent }
}

test.each(['slot', 'ways', 'hold', 'clusters'] as const)(
  'during free rounds the payouts of %s are those of their stake, which is played',
  (engine) => {
    const own = readPayouts(engine, { stake: 4000, freeRounds: null })
    expect(own.note).toContain('Payouts for a bet of €40.00')
    const free = readPayouts(engine, { stake: 4000, freeRounds: { stake: 1000 } })
    expect(free.note).toContain('Payouts for a bet of €10.00')
    expect(free).toEqual(readPayouts(engine, { stake: 1000, freeRounds: null }))
    expect(free.pays).not.toBe(own.pays)
  },
)
