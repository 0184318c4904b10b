import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/project/root.ts'
import type { Measurement } from './measurement.ts'

/** Whether a measurement is within its budget; true without a budget. */
export function holds({ value, budget, atLeast }: Measurement): boolean {
  if (budget === undefined) return true
  return atLeast ? value >= budget : value <= budget
}

export function printTable(measurements: readonly Measurement[]): void {
  const width = Math.max(...measurements.map(({ name }) => name.length))
  console.log(`\n${'what'.padEnd(width)}  ${'measured'.padStart(12)}  ${'budget'.padStart(12)}`)
  for (const measurement of measurements) {
    const { name, value, unit, budget, atLeast, gates } = measurement
    const limit = budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${budget} ${unit}`.trim()
    const verdict = holds(measurement) ? '' : gates ? '  ✗' : '  over'
    console.log(
      `${name.padEnd(width)}  ${`${round(value)} ${unit}`.trim().padStart(12)}  ${limit.padStart(12)}${verdict}`,
    )
  }
}

/** Writes the results with date and machine; answers the path of the file. */
export function saveResults(measurements: readonly Measurement[], now = new Date()): string {
  const cores = cpus()
  const machine = `${process.platform}-${process.arch}-${cores.length}cores`
  const path = `bench/results/${now.toISOString().slice(0, 10)}-${machine}.json`
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  const about = {
    date: now.toISOString(),
    node: process.version,
    cpu: cores[0]?.model ?? 'unknown',
    cores: cores.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  }
  const results = measurements.map((measurement) => ({
    ...measurement,
    value: round(measurement.value),
    holds: holds(measurement),
  }))
  writeFileSync(join(root, path), `${JSON.stringify({ ...about, results }, null, 2)}\n`)
  return path
}

function round(value: number): number {
  return Number(value.toFixed(value < 10 ? 3 : 1))
}
