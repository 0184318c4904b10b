// The elements of both pages. A text is a stranger's: it becomes text nodes.

type Attributes = Record<string, string>

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

export function button(
  attributes: Attributes,
  content: Node | string | (Node | string)[],
  onPress: () => void,
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, ...[content].flat())
  made.addEventListener('click', onPress)
  return made
}

/** For screen readers alone. */
export const spoken = (text: string): HTMLElement => element('span', { class: 'spoken' }, text)

export interface Item {
  /** Which item it is, wherever it stands. */
  key: string
  /** All that the item shows: while it is the same, so is its element. */
  shows: unknown
  build: () => HTMLElement
}

type Filled = Map<string, { signature: string; made: HTMLElement }>
const filled = new WeakMap<HTMLElement, Filled>()

/** Changes only the children that show something else: focus and an open select survive, and nothing is read out twice. */
export function fill(parent: HTMLElement, items: readonly Item[]): void {
  const known: Filled = filled.get(parent) ?? new Map()
  const focused = document.activeElement
  const hadFocus = parent.contains(focused)
  const next = new Map(
    items.map(({ key, shows, build }) => {
      const signature = JSON.stringify(shows)
      const before = known.get(key)
      return [key, before?.signature === signature ? before : { signature, made: build() }]
    }),
  )
  const kept = new Set([...next.values()].map(({ made }) => made))
  for (const [key, { made }] of known) {
    if (kept.has(made)) continue
    const successor = next.get(key)?.made
    if (!successor) made.remove()
    else {
      const wasIn = made.contains(focused)
      made.replaceWith(successor)
      if (wasIn) successor.querySelector<HTMLElement>(focused!.tagName)?.focus()
    }
  }
  let place = parent.firstElementChild
  for (const { made } of next.values()) {
    if (made === place) place = made.nextElementSibling
    else parent.insertBefore(made, place)
  }
  // What was moved or removed has lost the focus.
  if (focused instanceof HTMLElement && parent.contains(focused)) focused.focus()
  else if (hadFocus && !parent.contains(document.activeElement))
    parent.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  filled.set(parent, next)
}
