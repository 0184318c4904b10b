// Creates elements without a framework. No function accepts HTML text, so external data can't become markup.

type Attributes = Record<string, string | number | boolean | null | undefined | ((event: never) => void)>
export type Child = Node | string | null | undefined | false

const svgTags = new Set(['svg', 'g', 'path', 'circle', 'rect', 'polyline', 'text', 'use'])

/** `h('button', { class: 'x', 'aria-label': '…', onclick })`. A true attribute is empty, a false or missing one absent. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes?: Attributes,
  ...children: Child[]
): HTMLElementTagNameMap[K]
export function h(tag: string, attributes?: Attributes, ...children: Child[]): Element
export function h(tag: string, attributes: Attributes = {}, ...children: Child[]): Element {
  const element = svgTags.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, String(value))
  }
  element.append(
    ...children.filter(
      (child): child is Node | string => child !== null && child !== undefined && child !== false,
    ),
  )
  return element
}

/** Writes only a changed text, so that an unchanged frame costs no layout. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** Sets a text whose font becomes smaller with its length on narrow screens. */
export function setFittedText(element: HTMLElement, text: string): void {
  if (element.textContent === text) return
  element.textContent = text
  element.style.setProperty('--length', String(text.length))
}

export function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
