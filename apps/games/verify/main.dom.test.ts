// The page of the verifier in its other language: what it held before stays.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { proofFixture, seedsFixture } from '../server/api-fixtures.ts'
import { buildVerifyPath } from '../server/proof.ts'

const { serverSeed, serverSeedHash } = seedsFixture.revealed
const proof = { ...proofFixture, serverSeed, serverSeedHash }
const hash = new URL(buildVerifyPath(proof), 'http://games.example').hash

beforeAll(async () => {
  const brand = { names: { ru: 'Янта', en: 'Yanta' }, lockup: { address: '/lockup.svg' } }
  document.body.innerHTML = '<script id="brand" type="application/json"></script><div id="verifier"></div>'
  document.getElementById('brand')!.textContent = JSON.stringify(brand)
  vi.stubGlobal('navigator', { clipboard: undefined, language: 'ru-RU' })
  await import('./main.ts')
})
beforeEach(() => openLink(''))

const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!
const readFields = () => [...document.querySelectorAll('input')].map(({ value }) => value)
const readState = () => find('.verdict').dataset['state']
const readNote = () => find('.check__note').textContent
const pressLanguage = (locale: string) => find(`.language [lang="${locale}"]`).click()

function openLink(link: string): void {
  location.hash = link
  window.dispatchEvent(new Event('hashchange'))
}

function type(index: number, value: string): void {
  const input = document.querySelectorAll('input')[index]!
  input.value = value
  input.dispatchEvent(new Event('input'))
}

test('what was typed and chosen stays when the language changes', () => {
  ;['one', 'two', 'three', '4', '20,00'].forEach((value, index) => type(index, value))
  const game = find<HTMLSelectElement>('select')
  game.value = 'mines.exact'
  game.dispatchEvent(new Event('change'))
  pressLanguage('en')
  expect(find('h1').textContent).toBe('Round verifier')
  expect(readFields()).toEqual(['one', 'two', 'three', '4', '20,00'])
  expect(find<HTMLSelectElement>('select').value).toBe('mines.exact')
  expect(find('.language [lang="en"]')).toBe(document.activeElement)
  pressLanguage('ru')
  expect(readFields()).toEqual(['one', 'two', 'three', '4', '20,00'])
})

test('a pasted round keeps its win and its verdict', () => {
  const box = find<HTMLTextAreaElement>('textarea')
  box.value = hash
  box.dispatchEvent(new Event('input'))
  expect(readState()).toBe('waiting')
  pressLanguage('en')
  expect([readFields()[0], readState()]).toEqual([serverSeedHash, 'waiting'])
  find('.check').click()
  const checked = [readState(), document.querySelectorAll('.checks li').length]
  expect(checked).toEqual([expect.stringMatching(/fair$/), 2])
  pressLanguage('ru')
  expect([readState(), document.querySelectorAll('.checks li').length]).toEqual(checked)
})

test('the next link shows its own round, and a changed field of a link is not taken back by its address', () => {
  type(0, 'one')
  openLink(hash)
  expect(readFields()[0]).toBe(serverSeedHash)
  type(0, 'two')
  pressLanguage('en')
  expect([readFields()[0], readState()]).toEqual(['two', 'waiting'])
})

test('a link that is no round is told as unreadable in either language', () => {
  openLink('#nonsense')
  pressLanguage('en')
  expect(readNote()).toMatch(/^This does not look like a round\./)
  pressLanguage('ru')
  expect(readNote()).toMatch(/^Это не похоже на раунд\./)
})
