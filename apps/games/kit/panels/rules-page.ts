import { h } from '../dom.ts'

/** A tab of rules: facts by name, then sentences. */
export function buildRulesPage(
  facts: readonly (readonly [name: string, value: string])[],
  texts: readonly string[],
): Element {
  return h(
    'div',
    { class: 'tab-page' },
    h(
      'dl',
      { class: 'facts' },
      ...facts.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    ),
    ...texts.map((text) => h('p', {}, text)),
  )
}
