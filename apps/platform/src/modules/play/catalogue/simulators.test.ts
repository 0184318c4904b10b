import { Dialect } from '@yanta/contract'
import { expect, test } from 'vitest'
import { contentFolder, loadContent } from '@yanta/content'
import { addSimulators } from './simulators.ts'

const content = loadContent(contentFolder)
const simulated = addSimulators(content)

test('each dialect has a studio that speaks it, with one playable game', () => {
  const added = simulated.studios.slice(content.studios.length)
  expect(added.map(({ dialect }) => dialect)).toEqual(Dialect.options)
  for (const { slug } of added) {
    expect(simulated.games.filter(({ studio }) => studio === slug)).toMatchObject([
      { slug, engine: 'mines', hasDemo: true },
    ])
    expect(simulated.art.getAddress(`studios/${slug}`)).toBe(
      content.art.getAddress(`studios/${content.games[0]!.studio}`),
    )
  }
})

test('the original content is unchanged, and with simulators its hash differs', () => {
  expect(simulated.games.slice(0, content.games.length)).toEqual(content.games)
  expect(simulated.hash).not.toBe(content.hash)
  expect(simulated.art.getAddress('studios/halva')).toBe(content.art.getAddress('studios/halva'))
})
