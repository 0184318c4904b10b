// The side panel: tabs of a game, rebuilt whenever one is selected.
import { openDialog } from '../dialog.ts'
import { h } from '../dom.ts'

export interface PanelTab {
  id: string
  label: string
  build(): Element
}

export interface PanelTexts {
  title: string
  closeLabel: string
}

/** Opens on the first tab; returns a function that switches to another. */
export function openSidePanel(
  { title, closeLabel }: PanelTexts,
  tabs: readonly PanelTab[],
): (id: string) => void {
  const body = h('div', { class: 'panel__body', role: 'tabpanel', tabindex: 0 })
  const buttons = tabs.map(({ id, label }) =>
    h(
      'button',
      { type: 'button', role: 'tab', class: 'tab', 'data-tab': id, onclick: () => show(id) },
      label,
    ),
  )
  const show = (id: string): void => {
    tabs.forEach((tab, index) => {
      const button = buttons[index]!
      const isChosen = tab.id === id
      button.setAttribute('aria-selected', String(isChosen))
      button.tabIndex = isChosen ? 0 : -1
      if (!isChosen) return
      button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      body.setAttribute('aria-label', tab.label)
      body.replaceChildren(tab.build())
    })
    body.scrollTop = 0
  }
  const list = h(
    'div',
    {
      class: 'tabs',
      role: 'tablist',
      'aria-label': title,
      onkeydown: (event: KeyboardEvent) => {
        const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
        const next =
          buttons[
            (buttons.indexOf(event.target as HTMLButtonElement) + step + buttons.length) % buttons.length
          ]
        if (step === 0 || next === undefined) return
        next.click()
        next.focus()
      },
    },
    ...buttons,
  )
  openDialog({ title, closeLabel, kind: 'side' }, list, body)
  show(tabs[0]!.id)
  buttons[0]?.focus()
  return show
}
