// The table of multipliers for the chosen mines and stake, and the rules with the exact return. All numbers come from the rules of the engine.
import {
  findLargestWin,
  findLastStep,
  findMultiplier,
  findWin,
  highestMultiplier,
  rtp as exactRtp,
} from '@yanta/game-rules/mines'
import { formatMoney, formatNumber, formatPercent } from '@yanta/i18n'
import { h } from '../../../../kit/dom.ts'
import { listLegalRules } from '../../../../kit/panels/legal-rules.ts'
import { buildRulesPage } from '../../../../kit/panels/rules-page.ts'
import { countOpened, findMines, isRoundOpen } from '../state.ts'
import { formatMultiplier } from '../words.ts'
import type { MinesPanelContext } from './info-panel.ts'

/** The chance of that many safe steps, in hundredths of a percent, rounded down. */
export function findChance(mines: number, steps: number): number {
  const { numerator, denominator } = findMultiplier(mines, steps)
  return Number((BigInt(exactRtp) * denominator) / numerator)
}

export function buildTable({ t, currency, locale, readState }: MinesPanelContext): Element {
  const state = readState()
  const mines = findMines(state)
  const isOpen = isRoundOpen(state)
  const stake = isOpen && state.round ? state.round.stake : state.stake
  const reached = isOpen ? countOpened(state) : 0
  const rows = Array.from({ length: findLastStep(mines) }, (_, index) => {
    const steps = index + 1
    const chance = findChance(mines, steps)
    return h(
      'tr',
      steps === reached ? { class: 'is-reached', 'aria-current': 'step' } : {},
      h('th', { scope: 'row' }, String(steps)),
      h('td', {}, formatMultiplier(mines, steps, locale)),
      h('td', {}, formatMoney(findWin(stake, mines, steps, null), currency, locale)),
      h('td', {}, chance === 0 ? `< ${formatPercent(1, locale)}` : formatPercent(chance, locale)),
    )
  })
  return h(
    'div',
    { class: 'tab-page' },
    h(
      'p',
      { class: 'note' },
      t('table.title', {
        mines: t('mines.count', { count: mines }),
        amount: formatMoney(stake, currency, locale),
      }),
    ),
    h(
      'table',
      { class: 'multipliers' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ...(['table.step', 'table.multiplier', 'table.win', 'table.chance'] as const).map((key) =>
            h('th', { scope: 'col' }, t(key)),
          ),
        ),
      ),
      h('tbody', {}, ...rows),
    ),
  )
}

export function buildRules({ rtp, readState, t, currency, locale }: MinesPanelContext): Element {
  const state = readState()
  const { stakes } = state
  const facts = [
    [t('rules.rtp'), formatPercent(rtp, locale)],
    [t('rules.mines'), '1 – 24'],
    [t('rules.max'), `×${formatNumber(findLargestWin(), locale)}`],
    [
      t('rules.stakes'),
      `${formatMoney(stakes[0] ?? 0, currency, locale)} – ${formatMoney(stakes.at(-1) ?? 0, currency, locale)}`,
    ],
  ] as const
  return buildRulesPage(facts, [
    t('rules.play'),
    t('rules.cashOut'),
    t('rules.cleared', { multiplier: highestMultiplier }),
    t('rules.rtp.text', { rtp: formatPercent(rtp, locale) }),
    t('rules.rounding'),
    t('rules.field'),
    ...listLegalRules(state, { t, currency, locale }),
    t('rules.resume'),
    t('rules.keys'),
  ])
}
