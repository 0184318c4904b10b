// The music of a family of worlds: a quiet bed that is played in a loop, and the motif of its wins. Synthesised, no files. Pure.

export const soundFamilies = ['bright', 'calm', 'mystic', 'march', 'night', 'machine'] as const
export type SoundFamily = (typeof soundFamilies)[number]

interface Score {
  /** Of one step. */
  stepMs: number
  /** Hz; all else are semitones above it. */
  root: number
  /** A note of the melody at each step, or none. */
  melody: readonly (number | null)[]
  /** A note below the melody at every fourth step. */
  bass: readonly number[]
  /** Strengths of the harmonics. */
  timbre: readonly number[]
  motif: readonly number[]
}

const _ = null
const scores: Record<SoundFamily, Score> = {
  bright: {
    stepMs: 300,
    root: 261.6,
    melody: [
      0,
      _,
      4,
      7,
      9,
      _,
      7,
      4,
      2,
      _,
      4,
      7,
      12,
      _,
      9,
      7,
      5,
      _,
      9,
      12,
      9,
      _,
      7,
      5,
      4,
      _,
      2,
      4,
      7,
      _,
      2,
      _,
    ],
    bass: [-12, -8, -5, -7, -7, -3, -12, -5],
    timbre: [1, 0.25, 0.1],
    motif: [0, 4, 7, 12],
  },
  calm: {
    stepMs: 520,
    root: 220,
    melody: [0, _, 7, _, 11, _, _, 7, 4, _, 6, _, 7, _, _, _],
    bass: [-12, -5, -8, -10],
    timbre: [1, 0.12],
    motif: [0, 7, 11, 14],
  },
  mystic: {
    stepMs: 420,
    root: 196,
    melody: [0, 1, 4, _, 5, _, 4, 1, 0, _, -4, _, 1, _, 0, _],
    bass: [-12, -12, -7, -11],
    timbre: [1, 0.4, 0.22, 0.1],
    motif: [0, 1, 4, 12],
  },
  march: {
    stepMs: 340,
    root: 196,
    melody: [0, 0, 7, _, 5, 3, 2, _, 3, 3, 10, _, 9, 7, 5, _],
    bass: [-12, -12, -9, -5],
    timbre: [1, 0.5, 0.2],
    motif: [0, 7, 9, 12],
  },
  night: {
    stepMs: 400,
    root: 220,
    melody: [0, _, 3, 7, _, 10, _, 7, 5, _, 8, 12, _, 10, 7, _],
    bass: [-12, -9, -7, -5],
    timbre: [1, 0.3, 0.05],
    motif: [0, 3, 10, 12],
  },
  machine: {
    stepMs: 260,
    root: 174.6,
    melody: [
      0, 12, 7, 12, 0, 10, 7, 10, -2, 10, 5, 10, -2, 8, 5, 7, 0, 12, 7, 12, 3, 15, 10, 15, 5, 12, 8, 12, 7,
      10, 5, 2,
    ],
    bass: [-12, -12, -14, -14, -12, -9, -7, -5],
    timbre: [1, 0.5, 0.33, 0.25],
    motif: [0, 12, 7, 19],
  },
}

const attackS = 0.03

const frequencyOf = (root: number, semitones: number): number => root * 2 ** (semitones / 12)

/** Hz of the notes of a win, an octave above the bed. */
export function listMotif(family: SoundFamily): number[] {
  const { root, motif } = scores[family]
  return motif.map((semitones) => frequencyOf(root * 2, semitones))
}

/**
 * One turn of the bed as samples between -1 and 1. What sounds longer than the turn goes on at its beginning, so that no click is heard
 * where it is repeated. It is yielded after each note, some milliseconds of work, so that a page can go on between them.
 */
export function* renderBed(
  family: SoundFamily,
  sampleRate: number,
): Generator<undefined, Float32Array<ArrayBuffer>> {
  const { stepMs, root, melody, bass, timbre } = scores[family]
  const stepSamples = Math.round((stepMs / 1000) * sampleRate)
  const bed = new Float32Array(stepSamples * melody.length)
  const addNote = (step: number, semitones: number, seconds: number, volume: number): void => {
    const turn = (2 * Math.PI * frequencyOf(root, semitones)) / sampleRate
    const count = Math.round(seconds * sampleRate)
    for (let sample = 0; sample < count; sample += 1) {
      const at = sample / sampleRate
      const fade = Math.min(1, at / attackS) * (1 - sample / count) ** 2
      const tone = timbre.reduce(
        (sum, strength, above) => sum + strength * Math.sin(turn * (above + 1) * sample),
        0,
      )
      const index = (step * stepSamples + sample) % bed.length
      bed[index] = bed[index]! + volume * fade * tone
    }
  }
  for (const [step, semitones] of melody.entries()) {
    if (semitones === null) continue
    addNote(step, semitones, 1.1, 0.2)
    yield
  }
  for (const [bar, semitones] of bass.entries()) {
    addNote(bar * 4, semitones, 1.8, 0.26)
    yield
  }
  const peak = bed.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return bed.map((sample) => (sample / peak) * 0.9)
}
