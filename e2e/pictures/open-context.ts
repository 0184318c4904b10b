import type { Browser, BrowserContext } from '@playwright/test'
import { followTimers } from './short-timers.ts'
import type { Window } from './windows.ts'

/** The moment at which everything is drawn. */
export const now = new Date('2026-11-18T12:00:00+03:00')

/** A context whose pages have no motion and no passing time; on a phone they are touched. */
export async function openContext(browser: Browser, { width, height }: Window): Promise<BrowserContext> {
  const isPhone = width < 755
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: 1,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.clock.setFixedTime(now)
  await followTimers(context)
  await context.addInitScript((moment) => {
    // The tip of the promo widget, which comes once a day, and the intro of the game, which comes once, have been there.
    if (location.protocol.startsWith('http')) {
      localStorage.setItem('promo-tip', String(moment))
      localStorage.setItem('yanta-game-intro-neon-drive', 'seen')
    }
    // Clocks that are seen go on without motion too: here they stand where a third of their time is gone.
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options)
      if (animation.id === 'clock') {
        animation.playbackRate = 0
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime ?? 0) / 3
      }
      return animation
    }
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = '* { caret-color: transparent !important; } ::-webkit-scrollbar { display: none; }'
      document.head.append(style)
    })
  }, now.getTime())
  return context
}
