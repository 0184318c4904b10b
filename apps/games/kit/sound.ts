// Sounds drawn by code: a few oscillators and one noise buffer, no files. Silent until the player asks;
// the wish is kept on the device. A browser without audio plays a silent game.
import { readPreference, writePreference } from './storage.ts'

export type SoundName = 'press' | 'spin' | 'stop' | 'tease' | 'scatter' | 'tick' | 'win' | 'bigWin' | 'feature'

interface Note {
  /** Hz at the start and, when it slides, at the end. */
  from: number
  to?: number
  atMs: number
  lengthMs: number
  volume: number
  wave?: OscillatorType
}

const tune = (notes: readonly number[], stepMs: number, lengthMs: number, volume: number, wave: OscillatorType = 'triangle'): Note[] =>
  notes.map((from, step) => ({ from, atMs: step * stepMs, lengthMs, volume, wave }))

const notes: Record<SoundName, Note[]> = {
  press: [{ from: 520, to: 420, atMs: 0, lengthMs: 60, volume: 0.1 }],
  spin: [{ from: 110, to: 320, atMs: 0, lengthMs: 260, volume: 0.12, wave: 'sawtooth' }, { from: 220, to: 440, atMs: 0, lengthMs: 180, volume: 0.06 }],
  stop: [{ from: 150, to: 62, atMs: 0, lengthMs: 110, volume: 0.34, wave: 'sine' }],
  tease: [{ from: 300, to: 900, atMs: 0, lengthMs: 900, volume: 0.07, wave: 'sawtooth' }],
  scatter: tune([880, 1174.7, 1568], 70, 260, 0.13, 'sine'),
  tick: [{ from: 1250, atMs: 0, lengthMs: 35, volume: 0.05, wave: 'square' }],
  win: tune([523.3, 659.3, 784, 1046.5], 85, 240, 0.13),
  bigWin: [...tune([392, 523.3, 659.3, 784, 1046.5, 1318.5], 110, 420, 0.15), ...tune([261.6, 329.6, 392], 0, 900, 0.07, 'sawtooth')],
  feature: tune([659.3, 784, 987.8, 1318.5, 1568], 120, 500, 0.13, 'sine'),
}
/** Sounds that carry a breath of noise: reels starting and landing. */
const noise: Partial<Record<SoundName, { lengthMs: number; volume: number; frequency: number }>> = {
  spin: { lengthMs: 380, volume: 0.09, frequency: 900 },
  stop: { lengthMs: 70, volume: 0.16, frequency: 380 },
}

export interface Sound {
  isOn(): boolean
  /** Call from a press: browsers let audio start only there. */
  set(on: boolean): void
  play(name: SoundName): void
}

const preferenceKey = 'yanta-game-sound'

export function createSound(): Sound {
  let isOn = readPreference(preferenceKey) === 'on'
  let context: AudioContext | null = null
  let hiss: AudioBuffer | null = null

  const wake = (): AudioContext | null => {
    try {
      context ??= new AudioContext()
      if (context.state === 'suspended') context.resume().catch(() => undefined)
      return context
    } catch {
      return null
    }
  }
  const envelope = (audio: AudioContext, volume: number, start: number, seconds: number): GainNode => {
    const gain = audio.createGain()
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
    gain.connect(audio.destination)
    return gain
  }
  const playNote = (audio: AudioContext, note: Note): void => {
    const start = audio.currentTime + note.atMs / 1000
    const seconds = note.lengthMs / 1000
    const oscillator = audio.createOscillator()
    oscillator.type = note.wave ?? 'triangle'
    oscillator.frequency.setValueAtTime(note.from, start)
    if (note.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(note.to, start + seconds)
    oscillator.connect(envelope(audio, note.volume, start, seconds))
    oscillator.start(start)
    oscillator.stop(start + seconds)
  }
  const playNoise = (audio: AudioContext, { lengthMs, volume, frequency }: { lengthMs: number; volume: number; frequency: number }): void => {
    if (hiss === null) {
      hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
      const samples = hiss.getChannelData(0)
      for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
    }
    const source = audio.createBufferSource()
    source.buffer = hiss
    const filter = audio.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.value = frequency
    source.connect(filter).connect(envelope(audio, volume, audio.currentTime, lengthMs / 1000))
    source.start()
    source.stop(audio.currentTime + lengthMs / 1000)
  }
  return {
    isOn: () => isOn,
    set(on) {
      isOn = on
      writePreference(preferenceKey, on ? 'on' : 'off')
      if (on) wake()
      else context?.suspend().catch(() => undefined)
    },
    play(name) {
      const audio = isOn ? wake() : null
      if (audio === null || audio.state !== 'running') return
      for (const note of notes[name]) playNote(audio, note)
      const breath = noise[name]
      if (breath) playNoise(audio, breath)
    },
  }
}
