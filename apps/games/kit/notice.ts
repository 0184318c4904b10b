// Toasts and blocking notices: a refused stake, a lost connection, a game that can't continue. Rebuilt only when their content changes.
import type { Translate } from '@yanta/i18n'
import { h } from './dom.ts'
import { findMessageKey, type GameMessageKey } from './game-messages.ts'
import { icon, type IconName } from './icons.ts'

export interface Notice {
  kind: 'toast' | 'stop'
  drawing: IconName
  title?: string
  text: string
  buttons: NoticeButton[]
  canClose: boolean
}

interface NoticeButton {
  label: string
  isMain: boolean
  onclick: () => void
}

/** The connection is lost and the round's fate unknown: the same request may be repeated. */
export function buildInterrupted(t: Translate<GameMessageKey>, retry: () => void): Notice {
  return {
    kind: 'stop',
    drawing: 'offline',
    title: t('interrupted.title'),
    text: t('interrupted.text'),
    buttons: [{ label: t('interrupted.action'), isMain: true, onclick: retry }],
    canClose: false,
  }
}

/** This page can't continue to play. */
export function buildClosed(t: Translate<GameMessageKey>, code: string): Notice {
  return {
    kind: 'stop',
    drawing: code === 'taking_a_break' || code === 'self_excluded' ? 'lock' : 'warn',
    title: t('closed.title'),
    text: t(findMessageKey('closed', code)),
    buttons: [],
    canClose: false,
  }
}

export function buildRemark(text: string, drawing: IconName = 'warn'): Notice {
  return { kind: 'toast', drawing, text, buttons: [], canClose: true }
}

/** A refusal that changed nothing. */
export function buildRefused(t: Translate<GameMessageKey>, code: string): Notice {
  return buildRemark(t(findMessageKey('error', code)))
}

/**
 * The stake is above the largest one of the running bonus.
 * @param max the largest stake, as text
 * @param allowed button for the largest offered stake within it; null when there is none
 */
export function buildTooLarge(
  t: Translate<GameMessageKey>,
  max: string,
  allowed: Omit<NoticeButton, 'isMain'> | null,
): Notice {
  return {
    kind: 'toast',
    drawing: 'warn',
    canClose: true,
    text: t('error.bonus_stake_too_large', { amount: max }),
    buttons: allowed ? [{ ...allowed, isMain: true }] : [],
  }
}

/**
 * The balance does not cover the requested bet.
 * @param cheaper button for a bet that it covers; null when there is none
 * @param openCashbox opens the site's cashbox; null in demo, which has no real money
 */
export function buildLackOfFunds(
  t: Translate<GameMessageKey>,
  text: string,
  cheaper: Omit<NoticeButton, 'isMain'> | null,
  openCashbox: (() => void) | null,
): Notice {
  const ways = [cheaper, openCashbox && { label: t('notice.deposit'), onclick: openCashbox }]
  return {
    kind: 'toast',
    drawing: 'wallet',
    text,
    buttons: ways.filter((way) => way !== null).map((way, index) => ({ ...way, isMain: index === 0 })),
    canClose: true,
  }
}

/** A demo balance below the smallest bet: the player can get new demo money. */
export function buildEndOfDemoMoney(t: Translate<GameMessageKey>, restartDemo: () => void): Notice {
  return {
    kind: 'toast',
    drawing: 'wallet',
    text: t('error.insufficient_funds.demo'),
    buttons: [{ label: t('notice.restartDemo'), isMain: true, onclick: restartDemo }],
    canClose: true,
  }
}

export function showNotice(
  host: HTMLElement,
  notice: Notice | null,
  { closeLabel, close }: { closeLabel: string; close: () => void },
): void {
  host.hidden = notice === null
  if (notice === null) return host.replaceChildren()
  host.dataset['kind'] = notice.kind
  host.replaceChildren(
    h(
      'div',
      { class: 'notice__box' },
      h('span', { class: 'notice__icon' }, icon(notice.drawing, notice.kind === 'stop' ? 30 : 22)),
      h(
        'div',
        { class: 'notice__text' },
        notice.title !== undefined && h('h2', {}, notice.title),
        h('p', {}, notice.text),
      ),
      notice.buttons.length > 0 &&
        h(
          'div',
          { class: 'notice__buttons' },
          ...notice.buttons.map(({ label, isMain, onclick }) =>
            h('button', { type: 'button', class: isMain ? 'action action--main' : 'action', onclick }, label),
          ),
        ),
      notice.canClose &&
        h(
          'button',
          { type: 'button', class: 'dialog__close', 'aria-label': closeLabel, onclick: close },
          icon('close', 16),
        ),
    ),
  )
  if (notice.kind === 'stop') host.querySelector<HTMLElement>('button')?.focus()
}
