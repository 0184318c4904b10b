import { createTranslate } from '@yanta/i18n'
import { expect, test, vi } from 'vitest'
import { openFixture, seedsFixture } from '../../server/api-fixtures.ts'
import type { SeedsAnswer } from '../../server/api.ts'
import { gameMessages } from '../game-messages.ts'
import type { Answer } from '../game-server.ts'
import { holdSeeds } from '../held-seeds.ts'
import { buildFairness } from './fairness-tab.ts'
import type { PanelContext } from './panel-context.ts'

const own = { 'fair.text': 'How it works' }

function show({ answers = [], isOpen = false }: { answers?: Answer<SeedsAnswer>[]; isOpen?: boolean } = {}) {
  const round = { isOpen }
  const changeSeeds = vi.fn<PanelContext['server']['changeSeeds']>(() =>
    Promise.resolve(answers.shift() ?? { kind: 'ok', value: seedsFixture }),
  )
  const seeds = holdSeeds({ getSeeds: () => Promise.resolve({ kind: 'lost' }) }, openFixture)
  const tab = buildFairness({
    t: createTranslate({ ru: { ...gameMessages.ru, ...own }, en: { ...gameMessages.en, ...own } }, 'en'),
    locale: 'en',
    server: { changeSeeds },
    isRoundOpen: () => round.isOpen,
    seeds,
  } as unknown as PanelContext)
  return {
    tab,
    seeds,
    round,
    changeSeeds,
    press: () => tab.querySelector<HTMLButtonElement>('.action--main')!.click(),
    findNote: () => tab.querySelector('#client-seed-note')!.textContent,
  }
}

test('a change whose answer was lost is not told as failed, and the next press repeats the same change', async () => {
  const { tab, seeds, changeSeeds, press, findNote } = show({ answers: [{ kind: 'lost' }] })
  press()
  await vi.waitFor(() =>
    expect(findNote()).toBe(
      'We could not learn whether the seeds changed. Try again: they will not change twice.',
    ),
  )
  press()
  await vi.waitFor(() => expect(tab.textContent).toContain(seedsFixture.revealed.serverSeed))
  const { clientSeed, serverSeedHash } = openFixture
  expect(changeSeeds.mock.calls).toEqual(Array(2).fill([{ clientSeed, serverSeedHash }]))
  expect(seeds.read().serverSeedHash).toBe(seedsFixture.serverSeedHash)
})

test('a refused change is told as one', async () => {
  const { press, findNote } = show({ answers: [{ kind: 'refused', code: 'too_many_requests' }] })
  press()
  await vi.waitFor(() => expect(findNote()).toBe('The seeds did not change. Try again.'))
})

test('a tab that was opened during a round says so at the press, and changes the seeds once the round is over', async () => {
  const { tab, round, changeSeeds, press, findNote } = show({ isOpen: true })
  press()
  expect(findNote()).toBe('Seeds can be changed once the round is over')
  expect(changeSeeds).not.toHaveBeenCalled()
  round.isOpen = false
  press()
  await vi.waitFor(() => expect(tab.textContent).toContain(seedsFixture.revealed.serverSeed))
})
