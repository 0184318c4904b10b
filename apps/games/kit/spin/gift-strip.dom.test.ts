import { afterEach, expect, test, vi } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { buildGiftStrip, drawGift } from './gift-strip.ts'
import { spinMessages as messages } from './spin-messages.ts'

afterEach(() => document.body.replaceChildren())

const series = { id: '7', stake: 2000, total: 30, isFeature: false, expiresAt: '2030-01-01T00:00:00.000Z' }

function show(locale: 'ru' | 'en') {
  const close = vi.fn()
  const t = createTranslate(messages, locale)
  const gift = buildGiftStrip(t, close)
  document.body.replaceChildren(gift.badge, gift.strip, gift.summary)
  const draw = (play: Parameters<typeof drawGift>[1]) =>
    drawGift({ stage: { gift }, currency: 'RUB', locale, t }, play)
  return { gift, close, draw }
}

test('the strip names what is left and won, and its bar what is played', () => {
  const { gift, draw } = show('ru')
  draw({ freeRounds: null, freeSummary: null })
  expect([gift.strip, gift.badge].map(({ hidden }) => hidden)).toEqual([true, true])
  draw({ freeRounds: { ...series, left: 12, won: 184_000 }, freeSummary: null })
  expect(gift.badge).toMatchObject({ hidden: false, textContent: 'Гифтспины' })
  expect(gift.left.textContent).toBe('12 / 30')
  expect(gift.won.textContent).toMatch(/^1\s840,00\s₽$/)
  expect(gift.stake.textContent).toMatch(/^20,00\s₽$/)
  expect(gift.progress.getAttribute('aria-valuenow')).toBe('18')
  expect(gift.progress.getAttribute('aria-label')).toBe('Осталось гифтспинов: 12 из 30')
})

test.each([
  [184_000, 'You won ₽1,840', 'It comes as a bonus'],
  [0, 'No win this time', 'Every bet was on the house'],
])(
  'after the last one, with %i won, a summary says what became of it and takes the focus',
  (won, amount, note) => {
    const { gift, close, draw } = show('en')
    draw({ freeRounds: null, freeSummary: { ...series, left: 0, won } })
    expect(gift.summary.hidden).toBe(false)
    expect(gift.amount.textContent!.replaceAll(/[\u00a0\u202f]/g, ' ').replace(' ₽', '')).toContain(
      amount.replace('₽', ''),
    )
    expect(gift.note.textContent).toContain(note)
    expect(document.activeElement).toBe(gift.action)
    gift.action.click()
    expect(close).toHaveBeenCalledOnce()
    draw({ freeRounds: null, freeSummary: null })
    expect(gift.summary.hidden).toBe(true)
  },
)

test('free rounds that are features are called series of free spins', () => {
  const { gift, draw } = show('ru')
  const features = { ...series, total: 3, isFeature: true }
  draw({ freeRounds: { ...features, left: 2, won: 0 }, freeSummary: null })
  expect(gift.badge.textContent).toBe('Серии фриспинов')
  expect(gift.strip.getAttribute('aria-label')).toBe('Серии фриспинов: ставка за наш счёт')
  expect(gift.progress.getAttribute('aria-label')).toBe('Серии фриспинов: осталось 2 из 3')
  draw({ freeRounds: null, freeSummary: { ...features, left: 0, won: 0 } })
  expect(gift.title.textContent).toBe('Сыграны 3 серии фриспинов')
})
