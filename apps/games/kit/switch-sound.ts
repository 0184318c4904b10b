import type { FrameBridge } from './frame-bridge.ts'
import type { Sound } from './sound.ts'

/** The game's own switch. The setting is the site's, for all games, so that it is told. */
export function switchSound(sound: Sound, bridge: Pick<FrameBridge, 'send'>): void {
  sound.set(!sound.isOn())
  sound.play('press')
  bridge.send({ type: 'sound', on: sound.isOn() })
}
