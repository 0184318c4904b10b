// Remarks and stops: a refused stake, a lost connection, a game that can't go on. Rebuilt only when what they say changes.
import { h } from '../kit/dom.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { formatMoney } from '../kit/money.ts'
import { findMessageKey } from './messages.ts'
import type { HudContext } from './render-hud.ts'
import type { SlotState } from './state.ts'

export interface NoticeActions {
  retry(): void
  close(): void
  chooseStake(stake: number): void
}

interface Notice {
  kind: 'toast' | 'stop'
  drawing: IconName
  title?: string
  text: string
  buttons: { label: string; isMain: boolean; onclick: () => void }[]
  canClose: boolean
}

function findNotice(state: SlotState, { t, currency, locale }: HudContext, actions: NoticeActions, isDemo: boolean): Notice | null {
  const { phase, notice } = state
  if (phase.name === 'interrupted') {
    return { kind: 'stop', drawing: 'offline', title: t('interrupted.title'), text: t('interrupted.text'), buttons: [{ label: t('interrupted.action'), isMain: true, onclick: actions.retry }], canClose: false }
  }
  if (phase.name === 'closed') {
    return { kind: 'stop', drawing: phase.code === 'taking_a_break' ? 'lock' : 'warn', title: t('closed.title'), text: t(findMessageKey('closed', phase.code)), buttons: [], canClose: false }
  }
  if (notice === null) return null
  if (notice !== 'insufficient_funds') return { kind: 'toast', drawing: 'warn', text: t(findMessageKey('error', notice)), buttons: [], canClose: true }
  const covered = state.stakes.filter((stake) => stake <= state.balance).at(-1)
  const lower = covered === undefined ? [] : [{ label: t('notice.lowerStake', { amount: formatMoney(covered, currency, locale) }), isMain: true, onclick: () => actions.chooseStake(covered) }]
  const text = isDemo && covered === undefined ? t('error.insufficient_funds.demo') : t('error.insufficient_funds', { amount: formatMoney(state.stake, currency, locale) })
  return { kind: 'toast', drawing: 'wallet', text, buttons: lower, canClose: true }
}

export function createNotices(context: HudContext, actions: NoticeActions, isDemo: boolean) {
  const host = context.stage.notice
  let shown = ''
  return (state: SlotState): void => {
    const key = `${state.phase.name === 'closed' ? state.phase.code : state.phase.name === 'interrupted'} ${state.notice} ${state.stake} ${state.balance}`
    if (key === shown) return
    shown = key
    const notice = findNotice(state, context, actions, isDemo)
    host.hidden = notice === null
    if (notice === null) return host.replaceChildren()
    host.dataset['kind'] = notice.kind
    host.replaceChildren(h('div', { class: 'notice__box' },
      h('span', { class: 'notice__icon' }, icon(notice.drawing, notice.kind === 'stop' ? 30 : 22)),
      h('div', { class: 'notice__text' }, notice.title !== undefined && h('h2', {}, notice.title), h('p', {}, notice.text)),
      notice.buttons.length > 0 && h('div', { class: 'notice__buttons' },
        ...notice.buttons.map(({ label, isMain, onclick }) => h('button', { type: 'button', class: isMain ? 'action action--main' : 'action', onclick }, label))),
      notice.canClose && h('button', { type: 'button', class: 'dialog__close', 'aria-label': context.t('notice.close'), onclick: actions.close }, icon('close', 16)),
    ))
    if (notice.kind === 'stop') host.querySelector<HTMLElement>('button')?.focus()
  }
}
