import { expect, type Page } from '../support/site.ts'
import { Slot } from '../support/slot.ts'

/** A slot whose button is pressed as fast as an impatient player does. */
export class PressedSlot extends Slot {
  /** When each round was asked for, in ms. */
  readonly starts: number[] = []

  constructor(page: Page) {
    super(page)
    page.on('request', (request) => {
      if (request.url().endsWith('/api/rounds') && request.method() === 'POST') this.starts.push(Date.now())
    })
  }

  /** Presses until one more round has begun. */
  async press(): Promise<void> {
    const wanted = this.starts.length + 1
    await expect(async () => {
      if (this.starts.length < wanted)
        await this.frame.locator('.spin').click({ timeout: 1_000, force: true })
      expect(this.starts.length).toBeGreaterThanOrEqual(wanted)
    }).toPass({ intervals: [100] })
  }

  /** The time between the starts of the last two rounds, in ms. */
  lastGap(): number {
    const [before, last] = this.starts.slice(-2)
    return last! - before!
  }
}
