// The elements of the stage of a game of spins, built once. Their content is written by the game and by draw-bar.ts.
import type { PlayRules } from '@yanta/contract'
import type { Translate } from '@yanta/i18n'
import { h } from '../dom.ts'
import { icon } from '../icons.ts'
import type { StakeFacts } from '../stake-facts.ts'
import { buildGiftStrip } from './gift-strip.ts'
import type { OwnSpinKey, SpinMessageKey } from './spin-messages.ts'

export interface StageActions {
  press(): void
  stakeStep(by: 1 | -1): void
  toggleAnte(): void
  toggleTurbo(): void
  toggleSound(): void
  /** Opens the choice of limits, or stops a running autoplay. */
  autoplay(): void
  openStakes(): void
  /** Asks whether the player agrees to the price of the feature. */
  buy(): void
  openMenu(): void
}

export type Stage = ReturnType<typeof buildStage>

interface StageOptions {
  name: string
  isDemo: boolean
  rules: PlayRules
  /** Whether the feature is for sale. */
  isSelling?: boolean
  /** Whether an ante is offered. */
  hasAnte?: boolean
  facts: StakeFacts
  t: Translate<SpinMessageKey | OwnSpinKey>
}

export function buildStage(
  { name, isDemo, rules, isSelling = false, hasAnte = false, facts, t }: StageOptions,
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
      { type: 'button', class: className, 'aria-label': label, title: label, onclick },
      icon(drawing, size),
    )
  const value = (className: string, label: string) => {
    const text = h('b', {})
    const name = h('small', {}, label)
    return { box: h('div', { class: `value ${className}` }, name, text), name, text }
  }

  const canvas = h('canvas', { class: 'reels__canvas', role: 'img', 'aria-label': t('reels.label') })
  const hitWin = h('span', { class: 'reels__win', 'aria-hidden': 'true' })
  const reels = h('section', { class: 'reels' }, canvas, hitWin)
  const message = h('p', { class: 'message' })
  const chips = h('div', { class: 'chips' })
  const balance = value('value--balance', t('balance.label'))
  const win = value('value--win', t('win.label'))
  const stakeText = h('b', {})
  const stakeLabel = h('small', {}, t('stake.label'))
  const stake = h(
    'button',
    { type: 'button', class: 'value value--stake', onclick: actions.openStakes },
    stakeLabel,
    ' ',
    stakeText,
    h('span', { class: 'unseen' }, t('stake.choose')),
  )
  const minus = button('round minus', t('stake.less'), () => actions.stakeStep(-1), 'minus', 20)
  const plus = button('round plus', t('stake.more'), () => actions.stakeStep(1), 'plus', 20)
  const turbo = button('round turbo', t('turbo.on'), actions.toggleTurbo, 'bolt')
  const sound = button('round sound', t('sound.on'), actions.toggleSound, 'mute')
  const menu = button('round menu', t('menu.open'), actions.openMenu, 'menu')
  const autoCount = h('span', { class: 'auto__count' })
  const auto = button('round auto', t('auto.open'), actions.autoplay, 'playSolid', 20)
  auto.append(autoCount)
  const spin = button('spin', t('spin.action'), actions.press, 'refresh', 34)
  spin.dataset['icon'] = 'refresh'
  const buy = h('button', { type: 'button', class: 'chip chip--buy', onclick: actions.buy }, t('buy.open'))
  const anteChance = h('b', {})
  const antePrice = h('small', {})
  const ante = h(
    'button',
    { type: 'button', class: 'chip chip--ante', onclick: actions.toggleAnte },
    h('i', { class: 'chip__switch', 'aria-hidden': 'true' }),
    h('span', {}, anteChance, ' ', antePrice),
  )
  const gift = buildGiftStrip(t, actions.press)
  const celebration = h('div', { class: 'celebration', hidden: true })
  const notice = h('div', { class: 'notice', role: 'alert', hidden: true })
  const status = h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  const sparks = h('canvas', { class: 'sparks', 'aria-hidden': 'true' })

  const words = name.split(' ')
  const logo = h('h1', { class: 'logo', 'aria-label': name }, ...words.map((word) => h('span', {}, word)))
  logo.style.setProperty(
    '--longest',
    String(words.length > 2 ? 9 : Math.max(...words.map((word) => word.length))),
  )

  const root = h(
    'main',
    { class: facts.box ? 'stage stage--facts' : 'stage', 'aria-label': name },
    h('i', { class: 'stage__light', 'aria-hidden': 'true' }),
    h('header', { class: 'top' }, logo, message, chips),
    reels,
    gift.strip,
    h(
      'footer',
      { class: 'bar' },
      h('div', { class: 'bar__left' }, menu, sound, balance.box, minus, stake, plus, facts.box),
      h('div', { class: 'bar__right' }, win.box, rules.turbo && turbo, spin, rules.autoplay && auto),
    ),
    celebration,
    gift.summary,
    sparks,
    notice,
    status,
  )
  if (isDemo) chips.append(h('span', { class: 'chip chip--demo' }, t('mode.demo')))
  chips.append(gift.badge)
  const hint = h('span', { class: 'chip chip--hint' })
  chips.append(hint)
  if (hasAnte) chips.append(ante)
  if (isSelling) chips.append(buy)
  reels.addEventListener('click', () => root.dataset['phase'] !== 'idle' && actions.press())
  celebration.addEventListener('click', actions.press)
  return {
    root,
    buy,
    ante,
    anteChance,
    antePrice,
    reels,
    canvas,
    hitWin,
    message,
    hint,
    minus,
    plus,
    turbo,
    sound,
    menu,
    auto,
    autoCount,
    spin,
    facts,
    celebration,
    notice,
    status,
    sparks,
    balance: balance.text,
    win: win.text,
    winLabel: win.name,
    stake,
    stakeLabel,
    stakeText,
    gift,
  }
}
