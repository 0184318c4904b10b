import type { Page } from './site.ts'

/** How wide lines set in the stand-in letters are against the same lines in the brand's own, in percent, by family, weight and language. */
export function measureStandIns(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const lines = {
      ru: 'Ночной город на пяти барабанах: 20 линий и фриспины. Честность каждого раунда можно проверить самому, от 100 до 1 000 000.',
      en: 'A city at night on five reels: 20 lines and free spins. You can check that every round was fair yourself, from 100 to 1,000,000.',
    }
    const style = getComputedStyle(document.documentElement)
    const brush = document.createElement('canvas').getContext('2d')!
    const widths: Record<string, number> = {}
    for (const [family, weights] of [
      ['font-text', [400, 500, 600, 700]],
      ['font-display', [700, 800, 900]],
    ] as const) {
      const [own, standIn] = style
        .getPropertyValue(`--${family}`)
        .split(',')
        .map((name) => name.trim())
      for (const weight of weights) {
        for (const [locale, line] of Object.entries(lines)) {
          await Promise.all([own, standIn].map((name) => document.fonts.load(`${weight} 20px ${name}`, line)))
          const measure = (name: string) => {
            brush.font = `${weight} 20px ${name}`
            return brush.measureText(line).width
          }
          widths[`${family} ${weight} ${locale}`] = (100 * measure(standIn!)) / measure(own!)
        }
      }
    }
    return widths
  })
}
