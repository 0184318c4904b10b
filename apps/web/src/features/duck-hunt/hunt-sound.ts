// Sounds of the hunt, synthesised: a shot, a duck that falls, one that flies off, a gift. Silent without the player's setting, and in
// browsers without audio.
import { soundStore } from '../../browser/sound-setting.ts'

export type HuntSound = 'shot' | 'hit' | 'miss' | 'gift'

interface Note {
  /** Hz, at the start and at the end. */
  from: number
  to: number
  atMs: number
  lengthMs: number
  volume: number
  wave: OscillatorType
}

const quack = (atMs: number, from: number): Note => ({
  from,
  to: from * 0.72,
  atMs,
  lengthMs: 130,
  volume: 0.12,
  wave: 'sawtooth',
})
const bell = (from: number, atMs: number): Note => ({
  from,
  to: from,
  atMs,
  lengthMs: 320,
  volume: 0.12,
  wave: 'triangle',
})

const notes: Record<HuntSound, readonly Note[]> = {
  shot: [
    { from: 190, to: 42, atMs: 0, lengthMs: 180, volume: 0.3, wave: 'square' },
    { from: 900, to: 90, atMs: 0, lengthMs: 70, volume: 0.12, wave: 'sawtooth' },
  ],
  hit: [quack(0, 430), { from: 620, to: 150, atMs: 120, lengthMs: 420, volume: 0.09, wave: 'sine' }],
  miss: [quack(0, 360), quack(170, 400), quack(320, 380)],
  gift: [bell(784, 0), bell(988, 90), bell(1318, 180)],
}

export const { play: playHuntSound, stop: stopHuntSound } = /* @__PURE__ */ createHuntSound()

function createHuntSound() {
  let audio: AudioContext | null = null
  return {
    /** Plays at once; the first sound comes from a press, which is what browsers ask for. */
    play(name: HuntSound): void {
      if (!soundStore.getState().isOn || typeof AudioContext === 'undefined') return
      audio ??= new AudioContext()
      void audio.resume().catch(() => undefined)
      for (const note of notes[name]) playNote(audio, note)
    },
    /** The hunt is left: the device's audio is given back. */
    stop(): void {
      void audio?.close().catch(() => undefined)
      audio = null
    },
  }
}

function playNote(context: AudioContext, { from, to, atMs, lengthMs, volume, wave }: Note): void {
  const start = context.currentTime + atMs / 1_000
  const end = start + lengthMs / 1_000
  const [tone, gain] = [context.createOscillator(), context.createGain()]
  tone.type = wave
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, end)
  gain.gain.setValueAtTime(volume, start)
  gain.gain.exponentialRampToValueAtTime(0.001, end)
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(end)
}
