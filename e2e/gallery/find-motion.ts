import type { Page } from '@playwright/test'

/** Names everything that moves, or takes longer than a frame to change; clocks tell the time that is left and go on. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const timing = animation.effect?.getComputedTiming()
      const lasts = Number(timing?.endTime ?? 0)
      if (animation.playState !== 'running' || animation.id === 'clock' || lasts <= 17) return []
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return [`${target?.tagName.toLowerCase()}.${target?.className} moves for ${lasts} ms`]
    }),
  )
}
