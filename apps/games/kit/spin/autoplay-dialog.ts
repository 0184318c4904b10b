// The small dialog in which the player chooses the limits of autoplay.
import type { Currency, Locale } from '@yanta/contract'
import { type Translate, formatAmountChoices } from '@yanta/i18n'
import { h } from '../dom.ts'
import { openDialog } from '../dialog.ts'
import { type AutoplayChoice, autoplayCounts, lossLimits, winLimits } from './autoplay.ts'
import type { OwnSpinKey, SpinMessageKey } from './spin-messages.ts'

interface AutoplayContext {
  t: Translate<SpinMessageKey | OwnSpinKey>
  currency: Currency
  locale: Locale
}

/** A choice of one option; returns the element and a function that reads the chosen value. */
function buildChoice<T>(
  legend: string,
  options: readonly { label: string; value: T }[],
  onChange: () => void,
) {
  const name = `choice-${legend}`
  let chosen = options[0]!.value
  const element = h(
    'fieldset',
    { class: 'field' },
    h('legend', {}, legend),
    h(
      'div',
      { class: 'choices' },
      ...options.map(({ label, value }, index) =>
        h(
          'label',
          { class: 'choice' },
          h('input', {
            type: 'radio',
            name,
            checked: index === 0,
            onchange: () => {
              chosen = value
              onChange()
            },
          }),
          label,
        ),
      ),
    ),
  )
  return { element, read: () => chosen }
}

export function openAutoplayDialog(
  { t, currency, locale }: AutoplayContext,
  { stake }: { stake: number },
  start: (choice: AutoplayChoice) => void,
): void {
  const never = { label: t('auto.never'), value: null as number | null }
  const ofStake = (limits: readonly number[]) => {
    const values = limits.map((times) => stake * times)
    const labels = formatAmountChoices(values, currency, locale)
    return values.map((value, index) => ({ label: labels[index]!, value }))
  }
  const label = (): string => t('auto.start', { count: count.read() })
  const refresh = (): void => void (action.textContent = label())
  const count = buildChoice(
    t('auto.count'),
    autoplayCounts.map((value) => ({ label: String(value), value })),
    refresh,
  )
  const stopAtWin = buildChoice(t('auto.stopAtWin'), [never, ...ofStake(winLimits)], refresh)
  const largestLoss = buildChoice(t('auto.largestLoss'), ofStake(lossLimits), refresh)
  const action = h(
    'button',
    {
      type: 'button',
      class: 'action action--main action--wide',
      onclick: () => {
        close()
        start({ count: count.read(), stopAtWin: stopAtWin.read(), largestLoss: largestLoss.read() })
      },
    },
    t('auto.start', { count: autoplayCounts[0] }),
  )
  const close = openDialog(
    { title: t('auto.title'), closeLabel: t('menu.close'), kind: 'small' },
    count.element,
    largestLoss.element,
    stopAtWin.element,
    h('p', { class: 'note' }, t('auto.note')),
    action,
  )
}
