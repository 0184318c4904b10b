// The side panel: payouts, rules, lines, rounds and fairness under tabs.
import { openDialog } from '../../kit/dialog.ts'
import { h } from '../../kit/dom.ts'
import type { MessageKey } from '../messages.ts'
import { buildFairness } from './fairness-tab.ts'
import { buildHistory } from './history-tab.ts'
import type { PanelContext } from './panel-context.ts'
import { buildLines, buildPayouts, buildRules } from './rules-tabs.ts'

type Tab = 'payouts' | 'rules' | 'lines' | 'history' | 'fairness'
const builders: Record<Tab, (context: PanelContext) => Element> = {
  payouts: buildPayouts, rules: buildRules, lines: buildLines, history: buildHistory, fairness: buildFairness,
}

export function openInfoPanel(parts: Omit<PanelContext, 'showFairness'>): void {
  const context: PanelContext = { ...parts, showFairness: () => show('fairness') }
  const { t } = context
  const body = h('div', { class: 'panel__body', role: 'tabpanel', tabindex: 0 })
  const tabs = (Object.keys(builders) as Tab[]).map((tab) => h('button', {
    type: 'button', role: 'tab', class: 'tab', 'data-tab': tab, onclick: () => show(tab),
  }, t(`panel.${tab}` satisfies MessageKey)))
  const show = (tab: Tab): void => {
    for (const button of tabs) {
      const isChosen = button.dataset['tab'] === tab
      button.setAttribute('aria-selected', String(isChosen))
      button.tabIndex = isChosen ? 0 : -1
      if (isChosen) button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    body.setAttribute('aria-label', t(`panel.${tab}`))
    body.replaceChildren(builders[tab](context))
    body.scrollTop = 0
  }
  const list = h('div', {
    class: 'tabs', role: 'tablist', 'aria-label': t('panel.title'),
    onkeydown: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      const next = tabs[(tabs.indexOf(event.target as HTMLButtonElement) + step + tabs.length) % tabs.length]
      if (step === 0 || next === undefined) return
      next.click()
      next.focus()
    },
  }, ...tabs)
  openDialog({ title: t('panel.title'), closeLabel: t('menu.close'), kind: 'side' }, list, body)
  show('payouts')
  tabs[0]?.focus()
}
