// Sounds synthesised by code: a few oscillators, one noise buffer and the bed of a world's music, no files. Off until the player turns
// sound on; the preference is stored on the device. In a browser without audio the game is silent.
import { type SoundFamily, listMotif, renderBed } from './music.ts'
import { readPreference, writePreference } from './storage.ts'

export type SoundName =
  | 'press'
  | 'spin'
  | 'stop'
  | 'tease'
  | 'scatter'
  | 'tick'
  | 'win'
  | 'bigWin'
  | 'feature'
  | 'chip'
  | 'roll'
  | 'bounce'
  | 'rest'
  | 'gem'
  | 'blast'

/** A sound to play; `raise` is a factor of its frequency. */
export interface Cue {
  name: SoundName
  raise?: number
}

interface Note {
  /** Hz at the start and, when it slides, at the end. */
  from: number
  to?: number
  atMs: number
  lengthMs: number
  volume: number
  wave?: OscillatorType
}

const tune = (
  notes: readonly number[],
  stepMs: number,
  lengthMs: number,
  volume: number,
  wave: OscillatorType = 'triangle',
): Note[] => notes.map((from, step) => ({ from, atMs: step * stepMs, lengthMs, volume, wave }))

const notes: Record<SoundName, Note[]> = {
  press: [{ from: 520, to: 420, atMs: 0, lengthMs: 60, volume: 0.1 }],
  spin: [
    { from: 110, to: 320, atMs: 0, lengthMs: 260, volume: 0.12, wave: 'sawtooth' },
    { from: 220, to: 440, atMs: 0, lengthMs: 180, volume: 0.06 },
  ],
  stop: [{ from: 150, to: 62, atMs: 0, lengthMs: 110, volume: 0.34, wave: 'sine' }],
  tease: [{ from: 300, to: 900, atMs: 0, lengthMs: 900, volume: 0.07, wave: 'sawtooth' }],
  scatter: tune([880, 1174.7, 1568], 70, 260, 0.13, 'sine'),
  tick: [{ from: 1250, atMs: 0, lengthMs: 35, volume: 0.05, wave: 'square' }],
  win: tune([523.3, 659.3, 784, 1046.5], 85, 240, 0.13),
  bigWin: [
    ...tune([392, 523.3, 659.3, 784, 1046.5, 1318.5], 110, 420, 0.15),
    ...tune([261.6, 329.6, 392], 0, 900, 0.07, 'sawtooth'),
  ],
  chip: [
    { from: 2900, to: 2300, atMs: 0, lengthMs: 35, volume: 0.12, wave: 'triangle' },
    { from: 1850, to: 1500, atMs: 26, lengthMs: 50, volume: 0.1 },
  ],
  roll: [{ from: 74, to: 68, atMs: 0, lengthMs: 900, volume: 0.05, wave: 'sine' }],
  bounce: [
    { from: 1500, to: 900, atMs: 0, lengthMs: 45, volume: 0.16, wave: 'triangle' },
    { from: 420, to: 300, atMs: 0, lengthMs: 60, volume: 0.1 },
  ],
  rest: [{ from: 700, to: 480, atMs: 0, lengthMs: 90, volume: 0.16 }],
  gem: [
    ...tune([1046.5, 1568], 55, 300, 0.11, 'sine'),
    { from: 2093, atMs: 70, lengthMs: 220, volume: 0.03 },
  ],
  blast: [
    { from: 190, to: 34, atMs: 0, lengthMs: 620, volume: 0.4, wave: 'sine' },
    { from: 90, to: 40, atMs: 0, lengthMs: 380, volume: 0.12, wave: 'sawtooth' },
  ],
  feature: tune([659.3, 784, 987.8, 1318.5, 1568], 120, 500, 0.13, 'sine'),
}
/** Sounds with a burst of noise: reels starting and landing, a ball on wood, an explosion. */
const noise: Partial<Record<SoundName, { lengthMs: number; volume: number; frequency: number }>> = {
  spin: { lengthMs: 380, volume: 0.09, frequency: 900 },
  stop: { lengthMs: 70, volume: 0.16, frequency: 380 },
  roll: { lengthMs: 1100, volume: 0.05, frequency: 1500 },
  blast: { lengthMs: 480, volume: 0.3, frequency: 700 },
  bounce: { lengthMs: 40, volume: 0.1, frequency: 2400 },
}

export interface Sound {
  isOn(): boolean
  /** Call from a click handler: browsers let audio start only there. */
  set(on: boolean): void
  /** @param raise frequency factor above the usual pitch */
  play(name: SoundName, raise?: number): void
}

const preferenceKey = 'yanta-game-sound'

const bedVolume = 0.07
/** The bed steps back for these. */
const loud: ReadonlySet<SoundName> = new Set(['win', 'bigWin', 'feature', 'blast'])
const duckedS = 1.6
/** Enough for its notes, and a quarter of the work. */
const bedRate = 12_000

/** `family` is that of the world's music; a game without a world has none. `pause` silences the game without the preference. */
export function createSound(family?: SoundFamily): Sound & { pause(on: boolean): void } {
  let isPaused = false
  let bed: GainNode | null = null
  let isBedBegun = false
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
  const startBed = (audio: AudioContext): void => {
    if (family === undefined || isBedBegun) return
    isBedBegun = true
    const pieces = renderBed(family, bedRate)
    const renderPiece = (): void => {
      const piece = pieces.next()
      if (piece.done) loopBed(audio, piece.value)
      else setTimeout(renderPiece)
    }
    // Each piece is a task of its own: the press that began it is answered, and frames are drawn, between them.
    setTimeout(renderPiece)
  }
  const loopBed = (audio: AudioContext, samples: Float32Array<ArrayBuffer>): void => {
    bed = audio.createGain()
    bed.gain.setValueAtTime(0, audio.currentTime)
    bed.gain.setTargetAtTime(bedVolume, audio.currentTime, 0.8)
    bed.connect(audio.destination)
    const buffer = audio.createBuffer(1, samples.length, bedRate)
    buffer.copyToChannel(samples, 0)
    const source = audio.createBufferSource()
    source.buffer = buffer
    source.loop = true
    source.connect(bed)
    source.start()
  }
  const duckBed = ({ currentTime }: AudioContext): void => {
    bed?.gain.cancelScheduledValues(currentTime)
    bed?.gain.setTargetAtTime(bedVolume * 0.25, currentTime, 0.05)
    bed?.gain.setTargetAtTime(bedVolume, currentTime + duckedS, 0.5)
  }
  const listNotes = (name: SoundName): readonly Note[] =>
    name === 'win' && family !== undefined ? tune(listMotif(family), 85, 260, 0.13) : notes[name]
  /** A page that is hidden or docked makes no sound. */
  const settle = (): void => {
    if (isOn && !isPaused && !document.hidden) wake()
    else context?.suspend().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => context !== null && settle())
  const playNote = (audio: AudioContext, note: Note, raise: number): void => {
    const start = audio.currentTime + note.atMs / 1000
    const seconds = note.lengthMs / 1000
    const oscillator = audio.createOscillator()
    oscillator.type = note.wave ?? 'triangle'
    oscillator.frequency.setValueAtTime(note.from * raise, start)
    if (note.to !== undefined)
      oscillator.frequency.exponentialRampToValueAtTime(note.to * raise, start + seconds)
    oscillator.connect(envelope(audio, note.volume, start, seconds))
    oscillator.start(start)
    oscillator.stop(start + seconds)
  }
  const playNoise = (
    audio: AudioContext,
    { lengthMs, volume, frequency }: { lengthMs: number; volume: number; frequency: number },
  ): void => {
    if (hiss === null) {
      hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
      const samples = hiss.getChannelData(0)
      for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
    }
    const source = audio.createBufferSource()
    source.buffer = hiss
    source.loop = true
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
      settle()
    },
    pause(on) {
      isPaused = on
      if (context !== null) settle()
    },
    play(name, raise = 1) {
      const audio = isOn && !isPaused && !document.hidden ? wake() : null
      if (audio === null || audio.state !== 'running') return
      startBed(audio)
      if (loud.has(name)) duckBed(audio)
      for (const note of listNotes(name)) playNote(audio, note, raise)
      const breath = noise[name]
      if (breath) playNoise(audio, breath)
    },
  }
}
