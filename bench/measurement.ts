// The result of a measurement, and its environment.
import type { Browser } from '@playwright/test'
import type { Site } from '../tools/site/start-site.ts'

export interface Measurement {
  name: string
  value: number
  unit: 'KB' | 'ms' | 's' | '' | '/s'
  /** The most (or, with `atLeast`, the least) that the architecture allows; absent for floors and other company. */
  budget?: number
  atLeast?: true
  /** Gates count bytes, CPU time and nodes; wall-clock figures only inform. */
  gates?: true
}

export interface Bench {
  name: string
  measure(context: BenchContext): Promise<Measurement[]>
}

export interface BenchContext {
  site: Site
  browser: Browser
  chromiumPath: string
}
