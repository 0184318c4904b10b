// The player's rounds in this game, latest first, as stored by the server; each links to its proof.
import { formatInstant, formatMoney } from '@yanta/i18n'
import type { RoundList } from '../../server/api.ts'
import { h } from '../dom.ts'
import { icon } from '../icons.ts'
import { classifyWin } from '../verdict.ts'
import type { PanelContext } from './panel-context.ts'

type Item = RoundList['items'][number]

function buildRow(
  item: Item,
  { t, currency, locale, server, describeRound, loadVerifier, showFairness }: PanelContext,
): Element {
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const time = formatInstant(item.playedAt)
  const remark = item.status === 'rolled_back' ? t('history.rolledBack') : describeRound(item)
  const open = async (): Promise<void> => {
    const [answer, openVerifier] = await Promise.all([
      server.getRound(item.id),
      loadVerifier().catch(() => null),
    ])
    const isThere = answer.kind === 'ok' && openVerifier !== null
    trouble.textContent = isThere ? '' : t('history.failed')
    if (isThere) openVerifier(answer.value.proof, locale, t('menu.close'), showFairness)
  }
  const isWon = classifyWin(item.win, item.isFree ? 0 : item.stake) === 'won'
  const trouble = h('small', { class: 'round-row__trouble', role: 'alert' })
  return h(
    'li',
    { class: 'round-row' },
    h(
      'div',
      {},
      h('b', { class: isWon ? 'is-won' : '' }, `${isWon ? '+' : ''}${money(item.win)}`),
      h('small', {}, `${t(item.isFree ? 'free.stake' : 'stake.label')} ${money(item.stake)}`),
    ),
    h('div', {}, h('span', {}, time), remark !== null && h('small', {}, remark)),
    item.status === 'settled' &&
      h(
        'button',
        {
          type: 'button',
          class: 'round-row__proof',
          'aria-label': t('history.proofOf', { time }),
          onclick: open,
        },
        icon('scale', 18),
        h('span', {}, t('history.proof')),
      ),
    trouble,
  )
}

export function buildHistory(context: PanelContext): Element {
  const { t, server } = context
  const list = h('ul', { class: 'rounds' })
  const foot = h('div', { class: 'rounds__foot' })
  const load = async (before?: string): Promise<void> => {
    foot.replaceChildren(h('span', { class: 'waiting' }))
    const answer = await server.listRounds(before)
    if (answer.kind !== 'ok') {
      foot.replaceChildren(
        h('p', { class: 'note' }, t('history.failed')),
        h('button', { type: 'button', class: 'action', onclick: () => load(before) }, t('history.retry')),
      )
      return
    }
    const { items, hasMore } = answer.value
    list.append(...items.map((item) => buildRow(item, context)))
    const last = items.at(-1)
    if (list.children.length === 0)
      foot.replaceChildren(h('p', { class: 'empty' }, h('b', {}, t('history.empty')), t('history.emptyText')))
    else if (hasMore && last)
      foot.replaceChildren(
        h('button', { type: 'button', class: 'action', onclick: () => load(last.id) }, t('history.more')),
      )
    else foot.replaceChildren()
  }
  void load()
  return h('div', { class: 'tab-page' }, list, foot)
}
