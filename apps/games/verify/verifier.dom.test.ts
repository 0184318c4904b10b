import { afterEach, expect, test, vi } from 'vitest'
import { minesVerifyMessages } from '../engines/mines/verify/messages.ts'
import { proofFixture, seedsFixture } from '../server/api-fixtures.ts'
import { buildVerifyPath, parseVerifyHash } from '../server/proof.ts'
import { gameKinds } from './engines.ts'
import { buildVerifier } from './verifier.ts'

afterEach(() => vi.unstubAllGlobals())

const { serverSeed, serverSeedHash } = seedsFixture.revealed
const hashOf = (changes: object) =>
  new URL(
    buildVerifyPath({ ...proofFixture, serverSeed, serverSeedHash, ...changes }),
    'http://games.example',
  ).hash
const openLink = (hash: string) => {
  const proof = parseVerifyHash(hash)
  return buildVerifier({ locale: 'en', proof, isBadLink: proof === null && hash !== '', onRotate: null })
}
const findNote = (verifier: Element) => verifier.querySelector('.check__note')!.textContent
const findState = (verifier: Element) => verifier.querySelector<HTMLElement>('.verdict')!.dataset['state']
const unreadable = 'This does not look like a round. Copy one in the game: Rounds, Verify, Copy the round.'

test.each(gameKinds)(
  'a proof of $id with an order of another game is shown with what can be read, never as an empty page',
  ({ id, engine, profile }) => {
    const orders = [{}, { choice: 7 }, { choice: { mines: 5 }, steps: 'odd' }, { choice: [['17']] }]
    for (const order of orders) {
      const verifier = openLink(hashOf({ engine, profile, ...order }))
      expect(verifier.querySelector<HTMLSelectElement>('select')!.value).toBe(id)
      expect(verifier.querySelector('input')!.value).toBe(serverSeedHash)
    }
  },
)

test('a link to a round of mines without its mines asks for them, and nothing is judged', () => {
  const verifier = openLink(hashOf({ engine: 'mines', profile: 'exact' }))
  expect(findState(verifier)).toBe('waiting')
  expect(findNote(verifier)).toBe(minesVerifyMessages.en.missing)
})

test('a link with a game that was never played, or with no round at all, is not readable, and nothing is judged', () => {
  for (const hash of [hashOf({ profile: 'never' }), '#nonsense']) {
    const verifier = openLink(hash)
    expect(findState(verifier)).toBe('waiting')
    expect(findNote(verifier)).toBe(unreadable)
  }
  expect(findNote(openLink(''))).not.toBe(unreadable)
})

test('a pasted round of a game that was never played is not readable, and the fields stay', () => {
  vi.stubGlobal('navigator', { clipboard: undefined })
  const verifier = openLink('')
  const box = verifier.querySelector('textarea')!
  box.value = JSON.stringify({ ...proofFixture, profile: 'never' })
  box.dispatchEvent(new Event('input'))
  expect(findNote(verifier)).toBe(unreadable)
  expect(verifier.querySelector('input')!.value).toBe('')
})
