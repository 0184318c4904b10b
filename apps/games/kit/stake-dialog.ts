// The small dialog in which the player chooses one of the offered stakes.
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatAmountChoices, formatMoney } from '@yanta/i18n'
import { openDialog } from './dialog.ts'
import { h, type Child } from './dom.ts'
import type { GameMessageKey } from './game-messages.ts'

interface StakeContext {
  t: Translate<GameMessageKey | 'stake.title'>
  currency: Currency
  locale: Locale
}

/** All in minor units; `stakeLimit` is where the law ends the stakes. `foot` is placed below the choice. */
export function openStakeDialog(
  { t, currency, locale }: StakeContext,
  { stake, stakes, stakeLimit }: { stake: number; stakes: readonly number[]; stakeLimit: number | null },
  choose: (stake: number) => void,
  foot?: Child,
): void {
  const amounts = formatAmountChoices(stakes, currency, locale)
  const close = openDialog(
    { title: t('stake.title'), closeLabel: t('menu.close'), kind: 'small' },
    h(
      'div',
      { class: 'choices choices--stakes' },
      ...stakes.map((each, index) =>
        h(
          'button',
          {
            type: 'button',
            class: 'choice',
            'aria-pressed': String(each === stake),
            onclick: () => {
              choose(each)
              close()
            },
          },
          amounts[index],
        ),
      ),
    ),
    stakeLimit !== null &&
      h('p', { class: 'note' }, t('rules.mostStake', { amount: formatMoney(stakeLimit, currency, locale) })),
    foot,
  )
}
