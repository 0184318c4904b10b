import backdrops from '@yanta/art/themes.json'
import { expect, test } from 'vitest'
import { worldFixture } from '../../server/api-fixtures.ts'
import { applyWorld } from './apply-world.ts'

test('the page gets the colours, the frame and both formats of the backdrop of its world', () => {
  const given = new Map<string, string>()
  const root = {
    dataset: {} as Record<string, string>,
    style: { setProperty: (name: string, value: string) => given.set(name, value) },
  }
  applyWorld(root as unknown as HTMLElement, { ...worldFixture, frame: 'jelly', backdrop: 'candy' })
  const stem = backdrops['candy-wide'].replace(/\.webp#.*/, '')
  expect(root.dataset['frame']).toBe('jelly')
  expect(given.get('--backdrop-wide')).toBe(
    `image-set(url("${stem}.avif") type("image/avif"), url("${stem}.webp") type("image/webp"))`,
  )
  expect([given.get('--rim-1'), given.get('--deep'), given.get('--button-3')]).toEqual([
    worldFixture.colours.rim[0],
    worldFixture.colours.deep,
    worldFixture.colours.button[2],
  ])
})
