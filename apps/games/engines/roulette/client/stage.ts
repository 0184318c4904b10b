// The elements of the stage, built once. Their content is written by render-hud.ts and render-board.ts.
import type { Currency, Locale, PlayRules } from '@yanta/contract'
import { type Translate, formatMoney, formatShortAmount } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { icon } from '../../../kit/icons.ts'
import type { StakeFacts } from '../../../kit/stake-facts.ts'
import { buildChip, dressChip } from './chips.ts'
import type { MessageKey } from './messages.ts'

export interface StageActions {
  press(): void
  chooseChip(chip: number): void
  undo(): void
  clear(): void
  /** Doubles the bets on the table; repeats the last bets when it is empty. */
  again(): void
  toggleQuick(): void
  toggleSound(): void
  /** Shows the track instead of the felt, or the felt again. */
  toggleTrack(): void
  openMenu(): void
}

interface StageOptions {
  name: string
  sign: string | null
  isDemo: boolean
  chips: readonly number[]
  currency: Currency
  locale: Locale
  rules: PlayRules
  facts: StakeFacts
  t: Translate<MessageKey>
}

export type Stage = ReturnType<typeof buildStage>

export function buildStage(
  { name, sign, isDemo, chips, currency, locale, rules, facts, t }: StageOptions,
  board: Element,
  track: Element,
  actions: StageActions,
) {
  const button = (
    className: string,
    label: string,
    onclick: () => void,
    drawing: Parameters<typeof icon>[0],
    size = 22,
  ) =>
    h(
      'button',
      {
        type: 'button',
        class: `tool ${className}`,
        'aria-label': label,
        title: label,
        'data-icon': drawing,
        onclick,
      },
      icon(drawing, size),
    )
  const value = (className: string, label: string) => {
    const text = h('b', {})
    return { box: h('div', { class: `value ${className}` }, h('small', {}, label), text), text }
  }

  const canvas = h('canvas', { class: 'wheel__canvas', 'aria-hidden': 'true' })
  const outcome = { number: h('b', { class: 'outcome__number' }), win: h('span', { class: 'outcome__win' }) }
  const outcomeBox = h(
    'div',
    { class: 'outcome', 'aria-hidden': 'true', hidden: true },
    outcome.number,
    outcome.win,
  )
  const phase = {
    disc: h('b', { class: 'phase__disc' }),
    text: h('b', {}),
    hint: h('span', { class: 'phase__hint' }),
  }
  const numbers = h('ol', { class: 'numbers__list', 'aria-label': t('numbers.label') })
  const balance = value('value--balance', t('balance.label'))
  const onTable = value('value--table', t('table.onTable'))
  const undo = button('undo', t('action.undo'), actions.undo, 'undo')
  const clear = button('clear', t('action.clear'), actions.clear, 'trash')
  const again = h('button', { type: 'button', class: 'tool again', onclick: actions.again })
  const quick = button('quick', t('quick.on'), actions.toggleQuick, 'bolt')
  const sound = button('sound', t('sound.on'), actions.toggleSound, 'mute')
  const menu = button('menu', t('menu.open'), actions.openMenu, 'menu')
  const calls = button('calls', t('track.open'), actions.toggleTrack, 'track')
  const start = h('button', { type: 'button', class: 'start', onclick: actions.press }, h('span', {}))
  const chipButtons = chips.map((chip) => {
    const face = buildChip('chip--choice')
    dressChip(face, chip, chips, locale)
    return h(
      'button',
      {
        type: 'button',
        class: 'choose',
        'data-chip': chip,
        'aria-label': t('chips.one', {
          short: formatShortAmount(chip, locale),
          amount: formatMoney(chip, currency, locale),
        }),
        onclick: () => actions.chooseChip(chip),
      },
      face,
    )
  })
  const notice = h('div', { class: 'notice', role: 'alert', hidden: true })
  const status = h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  const sparks = h('canvas', { class: 'sparks', 'aria-hidden': 'true' })
  const title = h(
    'h1',
    { class: 'sign' },
    sign === null ? name : h('img', { src: sign, alt: name, width: 560, height: 294 }),
  )

  const root = h(
    'main',
    { class: facts.box ? 'stage stage--facts' : 'stage', 'aria-label': name },
    h('section', { class: 'wheel' }, canvas, outcomeBox),
    h(
      'header',
      { class: 'top' },
      title,
      h('div', { class: 'phase' }, phase.disc, h('div', { class: 'phase__text' }, phase.text, phase.hint)),
      h(
        'div',
        { class: 'corner' },
        isDemo && h('span', { class: 'demo' }, t('mode.demo')),
        rules.turbo && quick,
        sound,
        menu,
        calls,
      ),
    ),
    track,
    h('div', { class: 'numbers' }, h('small', { 'aria-hidden': 'true' }, t('numbers.label')), numbers),
    board,
    h(
      'footer',
      { class: 'bar' },
      h('div', { class: 'bar__values' }, balance.box, onTable.box),
      facts.box,
      h('div', { class: 'bar__chips', role: 'group', 'aria-label': t('chips.label') }, ...chipButtons),
      h('div', { class: 'bar__tools' }, undo, clear, again, start),
    ),
    sparks,
    notice,
    status,
  )
  return {
    root,
    canvas,
    outcome,
    outcomeBox,
    phase,
    numbers,
    undo,
    clear,
    again,
    quick,
    sound,
    menu,
    calls,
    start,
    facts,
    chipButtons,
    notice,
    status,
    sparks,
    balance: balance.text,
    onTable: onTable.text,
  }
}
