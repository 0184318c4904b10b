import { afterEach, expect, test } from 'vitest'
import { startAfterPaint } from '../ssr/late-start.ts'
import { repeatEarlyPress } from './early-press.ts'

const end = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import("/assets/entry.js");</script>`
/** What the document's start script does before it waits for the first paint. */
const [listen] = /addEventListener\("click".*?\);/.exec(startAfterPaint(end, [])!)!

afterEach(() => {
  removeEventListener('click', window.earlyPress, true)
  window.isHydrating = false
  document.body.replaceChildren()
})

/** Presses what `html` shows before the page is alive, then hydrates and repeats; answers what was pressed after that. */
function pressEarly(html: string, selector: string, between: () => void = () => {}) {
  document.body.innerHTML = html
  // eslint-disable-next-line no-eval
  ;(0, eval)(listen!)
  document.querySelector<HTMLElement>(selector)!.click()
  window.isHydrating = true
  between()
  const pressed: string[] = []
  addEventListener('click', ({ target }) => pressed.push((target as Element).id), { once: true })
  repeatEarlyPress()
  repeatEarlyPress()
  return pressed
}

test('a button pressed before the page was alive is pressed once more, once', () => {
  expect(pressEarly('<button type="button" id="join"><b>Join</b></button>', 'b')).toEqual(['join'])
})

test.each([
  ['a link', '<a id="x" href="#there">There</a>'],
  ['a heart', '<input type="checkbox" id="x" />'],
  ['what sends a form', '<form onsubmit="return false"><button id="x">Send</button></form>'],
  ['what opens a popover', '<button type="button" id="x" popovertarget="menu">Menu</button>'],
  ['a button that is off', '<button type="button" id="x" disabled>Off</button>'],
  ['text', '<p id="x">Words</p>'],
])('%s is not pressed again', (_, html) => {
  expect(pressEarly(html, '#x')).toEqual([])
})

test('a button that is gone by then is not pressed', () => {
  const remove = () => document.querySelector('button')!.remove()
  expect(pressEarly('<button type="button" id="join">Join</button>', 'button', remove)).toEqual([])
})

test('whoever has pressed something since the page is alive is not surprised by the press before', () => {
  const press = () => document.querySelector('button')!.click()
  expect(pressEarly('<button type="button" id="join">Join</button>', 'button', press)).toEqual([])
})
