// The slot inside its frame, played by hand.
import type { FrameLocator, Locator } from '@playwright/test'
import type { Device } from './device.ts'
import { parseMoney } from './player.ts'
import { expect, type Page } from './site.ts'

const isRound = (address: string, method: string) => address.endsWith('/api/rounds') && method === 'POST'

export class Slot {
  readonly page: Page
  readonly frame: FrameLocator
  readonly stage: Locator

  constructor(page: Page) {
    this.page = page
    this.frame = page.frameLocator('iframe')
    this.stage = this.frame.locator('[data-phase]')
  }

  /** Waits until the game can be played. */
  async waitUntilIdle(): Promise<void> {
    await expect(this.stage).toHaveAttribute('data-phase', 'idle', { timeout: 20_000 })
  }

  /** Turns turbo on, which slots remember. */
  async hurry(): Promise<void> {
    await this.waitUntilIdle()
    await this.frame.getByRole('button', { name: 'Включить турбо' }).click()
    await expect(this.frame.getByRole('button', { name: 'Выключить турбо' })).toBeVisible()
  }

  /** Presses the key until a round is asked for. */
  async bet(): Promise<void> {
    await this.waitUntilIdle()
    let isAsked = false
    void this.page
      .waitForRequest((request) => isRound(request.url(), request.method()))
      .then(
        () => (isAsked = true),
        () => undefined,
      )
    await expect(async () => {
      // A moment after free spins the key does not bet yet. One press that waited for the key to come back would bet again.
      if (!isAsked && (await this.stage.getAttribute('data-phase')) === 'idle')
        await this.frame
          .getByRole('button', { name: /^(Крутить|Сыграть серию)/ })
          .click({ timeout: 1_000 })
          .catch(() => undefined)
      expect(isAsked).toBe(true)
    }).toPass({ intervals: [500] })
  }

  /** Plays one round to its end, free spins included; returns the server's outcome. */
  async spin(): Promise<{ win: number }> {
    await this.waitUntilIdle()
    const answered = this.page.waitForResponse((response) =>
      isRound(response.url(), response.request().method()),
    )
    await this.bet()
    const { round } = (await (await answered).json()) as { round: { win: number } }
    await this.finish()
    return round
  }

  /** Goes on until the round is over. */
  async finish(): Promise<void> {
    // Between the spins of a series only the way forward is pressed: the same key would bet again once the round is over.
    await expect(async () => {
      if ((await this.stage.getAttribute('data-phase')) === 'idle') return
      // What is announced covers the key and is pressed itself. A press on the covered key would move the page in search of a free place.
      const announced = this.stage.locator('.celebration')
      const way = (await announced.isVisible())
        ? announced
        : this.frame.getByRole('button', { name: 'Дальше', exact: true })
      await way.click({ timeout: 300 }).catch(() => undefined)
      throw new Error('the round goes on')
      // A series of free spins, which may win another one, takes more than a minute.
    }).toPass({ timeout: 120_000, intervals: [200] })
  }

  /** The balance the game shows, in minor units. */
  async readBalance(): Promise<number> {
    return parseMoney(await this.stage.locator('.value--balance b').innerText())
  }

  /** The stake of a spin, in minor units. */
  async readStake(): Promise<number> {
    return parseMoney(await this.stage.locator('.value--stake b').innerText())
  }

  /** Opens a tab of the side panel. */
  async openPanel(tab: string): Promise<Locator> {
    // A frame that is still on its way back from the dock is missed by a press.
    await expect(async () => {
      const isOpen = await this.frame.getByRole('tab', { name: tab }).isVisible()
      if (!isOpen) await this.frame.getByRole('button', { name: 'Меню игры' }).click({ timeout: 2_000 })
      await this.turnTo(tab, 2_000)
    }).toPass()
    return this.frame.getByRole('tabpanel', { name: tab })
  }

  /** Turns the open side panel to another tab. */
  async turnTo(tab: string, timeout?: number): Promise<Locator> {
    const panel = this.frame.getByRole('tabpanel', { name: tab })
    await this.frame.getByRole('tab', { name: tab }).click({ timeout })
    await expect(panel).toBeVisible({ timeout })
    return panel
  }

  /** Leaves a mark in the frame's document that only this very document carries. */
  async mark(): Promise<void> {
    await this.stage.evaluate((stage) => {
      stage.ownerDocument.documentElement.dataset.mark = 'same'
    })
  }

  async isMarked(): Promise<boolean> {
    return this.stage.evaluate((stage) => stage.ownerDocument.documentElement.dataset.mark === 'same')
  }

  /** Sends the game to the dock by the bar above it. */
  async minimize(device: Device): Promise<void> {
    if (device === 'phone') {
      await this.page.getByRole('button', { name: 'Ещё' }).click()
      await this.page.getByRole('button', { name: 'Свернуть игру' }).click()
    } else {
      await this.page.getByRole('button', { name: 'Свернуть', exact: true }).click()
    }
  }
}
