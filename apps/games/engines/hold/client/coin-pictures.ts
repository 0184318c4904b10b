// The pictures of coins by what is written on them, drawn when they are first needed at a size.
import type { Locale } from '@yanta/contract'
import type { PlacedCoin } from '@yanta/game-rules/hold'
import { formatNumber, type Translate } from '@yanta/i18n'
import { drawCoin } from './draw-coin.ts'
import type { MessageKey } from './messages.ts'

export interface CoinPictures {
  /** A coin with its value, or a blank one. */
  find(coin: PlacedCoin | null): HTMLCanvasElement
  /** Forgets all pictures and draws those to come at another size, in device pixels. */
  resize(size: number): void
}

export function createCoinPictures(
  fontFamily: string,
  { t, locale }: { t: Translate<MessageKey>; locale: Locale },
): CoinPictures {
  const known = new Map<string, HTMLCanvasElement>()
  let size = 1
  return {
    find(coin) {
      const key = coin === null ? '' : `${coin.pot ?? ''} ${coin.value}`
      const before = known.get(key)
      if (before !== undefined) return before
      const face = coin && {
        pot: coin.pot,
        title: coin.pot === null ? '' : t(`pot.${coin.pot}`),
        value: formatNumber(coin.value / 100, locale),
      }
      const picture = drawCoin(face, size, fontFamily)
      known.set(key, picture)
      return picture
    },
    resize(next) {
      if (next === size) return
      size = next
      known.clear()
    },
  }
}
