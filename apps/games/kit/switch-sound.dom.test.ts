import { expect, test, vi } from 'vitest'
import { createSound } from './sound.ts'
import { switchSound } from './switch-sound.ts'

test('the switch of a game tells the site of each change, so that both show the same', () => {
  const sound = createSound()
  const send = vi.fn()
  const before = sound.isOn()
  switchSound(sound, { send })
  switchSound(sound, { send })
  expect(sound.isOn()).toBe(before)
  expect(send.mock.calls).toEqual([[{ type: 'sound', on: !before }], [{ type: 'sound', on: before }]])
})
