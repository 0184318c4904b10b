import { expect, test } from 'vitest'
import { root } from '../project/root.ts'
import { answerQuestions, readFlags } from './answers.ts'
import { world } from './kinds/world.ts'
import { readName } from './names.ts'

const name = readName('lantern-lake')

test('what no flag says is suggested from the name and from the slots of the motif', () => {
  expect(answerQuestions(world, name, root, { ru: 'Озеро фонариков', engine: 'clusters' })).toMatchObject({
    en: 'Lantern Lake',
    ru: 'Озеро фонариков',
    'hero-en': 'lantern lake',
    sign: 'Lantern/Lake',
    motif: 'sea',
    backdrop: 'sea',
    particles: 'bubbles',
    sound: 'calm',
    profile: 'calm',
  })
})

test.each([
  [{ engine: 'roulette' }, '--engine is one of slot, clusters, ways, hold'],
  [{ engine: 'hold', profile: 'calm' }, '--profile is one of'],
  [{ frame: 'paper' }, "; not 'paper'"],
  [{ motif: 'roulette' }, "No slot has the motif 'roulette'"],
])('%o is refused', (given, message) => {
  expect(() => answerQuestions(world, name, root, given)).toThrow(message)
})

test('a flag that a kind does not know is refused', () => {
  expect(readFlags(world, ['--hue', '12'])).toEqual({ hue: '12' })
  expect(() => readFlags(world, ['--size', '12'])).toThrow("Unknown option '--size'")
})
