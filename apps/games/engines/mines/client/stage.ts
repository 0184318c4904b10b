// The elements of the stage, built once. Their content is written by render.ts.
import type { Translate } from '@yanta/i18n'
import { h } from '../../../kit/dom.ts'
import { icon } from '../../../kit/icons.ts'
import type { StakeFacts } from '../../../kit/stake-facts.ts'
import type { MessageKey } from './messages.ts'

export interface StageActions {
  /** Starts a round, or cashes out during one. */
  act(): void
  scaleStake(by: 'half' | 'double'): void
  openStakes(): void
  chooseMines(mines: number): void
  openRandom(): void
  toggleSound(): void
  openPanel(tab: 'table' | 'fairness'): void
}

export type Stage = ReturnType<typeof buildStage>

export const minesOffered = [1, 3, 5, 10, 24] as const

export function buildStage(
  name: string,
  isDemo: boolean,
  grid: Element,
  facts: StakeFacts,
  t: Translate<MessageKey>,
  actions: StageActions,
) {
  const worth = (label: string, className = '') => {
    const text = h('b', {})
    return { box: h('div', { class: `value ${className}` }, h('small', {}, label), text), text }
  }
  const round = (label: string, onclick: () => void, drawing: Parameters<typeof icon>[0]) =>
    h('button', { type: 'button', class: 'round', 'aria-label': label, title: label, onclick }, icon(drawing))

  const stakeText = h('b', {})
  const stake = h(
    'button',
    { type: 'button', class: 'stake__value', onclick: actions.openStakes },
    stakeText,
    h('span', { class: 'unseen' }, t('stake.choose')),
  )
  const scale = (by: 'half' | 'double') =>
    h(
      'button',
      {
        type: 'button',
        class: 'stake__scale',
        'aria-label': t(`stake.${by}`),
        title: t(`stake.${by}`),
        onclick: () => actions.scaleStake(by),
      },
      by === 'half' ? '½' : '×2',
    )
  const [half, double] = [scale('half'), scale('double')]
  const offers = minesOffered.map((count) =>
    h(
      'button',
      {
        type: 'button',
        class: 'offer',
        'data-mines': count,
        'aria-label': t('mines.count', { count }),
        onclick: () => actions.chooseMines(count),
      },
      String(count),
    ),
  )
  const minesCount = h('b', {})
  const minesRange = h('input', {
    type: 'range',
    class: 'range',
    min: 1,
    max: 24,
    step: 1,
    'aria-label': t('mines.choose'),
    oninput: () => actions.chooseMines(Number(minesRange.value)),
  })
  const [now, next] = [worth(t('now.label'), 'value--now'), worth(t('next.label'))]
  const actWord = h('span', {})
  const actAmount = h('b', {})
  const act = h('button', { type: 'button', class: 'act', onclick: actions.act }, actWord, actAmount)

  const plate = h('div', { class: 'plate', 'aria-hidden': 'true', hidden: true }, h('b', {}), h('span', {}))
  const sparks = h('canvas', { class: 'sparks', 'aria-hidden': 'true' })
  const field = h('section', { class: 'board' }, h('div', { class: 'board__box' }, grid, plate), sparks)
  const balanceText = h('b', {})
  const balance = h(
    'div',
    { class: 'value value--balance' },
    h('small', {}, t('balance.label'), isDemo && h('span', { class: 'chip' }, t('mode.demo'))),
    balanceText,
  )
  const progress = h('p', { class: 'progress' })
  const random = round(t('random.action'), actions.openRandom, 'dice')
  const sound = round(t('sound.on'), actions.toggleSound, 'mute')
  const fairness = round(t('fair.open'), () => actions.openPanel('fairness'), 'scale')
  const rules = round(t('rules.open'), () => actions.openPanel('table'), 'info')
  const notice = h('div', { class: 'notice', role: 'alert', hidden: true })
  const status = h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  const logo = h(
    'h1',
    { class: 'logo', 'aria-label': name },
    ...name.split(' ').map((word) => h('span', {}, word)),
  )

  const root = h(
    'main',
    { class: facts.box ? 'stage stage--facts' : 'stage', 'aria-label': name },
    h(
      'div',
      { class: 'table' },
      h(
        'section',
        { class: 'panel' },
        logo,
        h(
          'div',
          { class: 'panel__stake' },
          h('small', {}, t('stake.label')),
          h('div', { class: 'stake' }, stake, half, double),
          facts.box,
        ),
        h(
          'div',
          { class: 'panel__mines', role: 'group', 'aria-label': t('mines.label') },
          h('small', {}, t('mines.label'), ' ', minesCount),
          h('div', { class: 'offers' }, ...offers),
          minesRange,
        ),
        h('div', { class: 'panel__worth' }, now.box, next.box),
        act,
      ),
      field,
    ),
    h(
      'footer',
      { class: 'bar' },
      balance,
      progress,
      h('div', { class: 'bar__buttons' }, random, sound, fairness, rules),
    ),
    notice,
    status,
  )
  return {
    root,
    plate,
    sparks,
    stake,
    stakeText,
    half,
    double,
    offers,
    minesCount,
    minesRange,
    now: now.text,
    next: next.text,
    facts,
    act,
    actWord,
    actAmount,
    balance: balanceText,
    progress,
    random,
    sound,
    notice,
    status,
  }
}
