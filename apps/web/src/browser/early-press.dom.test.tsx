import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAfterPaint } from '../ssr/late-start.ts'
import { repeatEarlyPress } from './early-press.ts'

const end = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import("/assets/entry.js");</script>`
/** What the document's start script does before it waits for the first paint. */
const [listen] = /addEventListener\("click".*?,!0\);/.exec(startAfterPaint(end, [])!)!

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  removeEventListener('click', window.earlyPress!, true)
  document.body.replaceChildren()
  vi.useRealTimers()
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const hydrate = (selector = '#x') => Object.assign(find(selector), { __reactProps$1: {} })
function press(selector = '#x') {
  find(selector).click()
  vi.advanceTimersByTime(0)
}
/** Shows `html` as a document does that is not hydrated yet. */
function open(html: string) {
  document.body.innerHTML = html
  // oxlint-disable-next-line no-eval
  ;(0, eval)(listen!)
}
/** What is pressed from here on, within the time that is waited for it. */
function listPresses(between: () => void = () => {}) {
  const pressed: string[] = []
  const note = ({ target }: Event) => void pressed.push((target as Element).id)
  repeatEarlyPress()
  addEventListener('click', note)
  between()
  vi.advanceTimersByTime(40_000)
  removeEventListener('click', note)
  return pressed
}

test('a button pressed before the page was alive is pressed once more, once', () => {
  open('<button type="button" id="x"><b>Join</b></button>')
  press('b')
  press('b')
  hydrate()
  expect(listPresses()).toEqual(['x'])
})

test('a part of the page that is hydrated later is waited for, and one that never is, not for ever', () => {
  open('<button type="button" id="x">Join</button><button type="button" id="y">Leave</button>')
  press()
  const late = () => {
    vi.advanceTimersByTime(3_000)
    hydrate()
  }
  expect(listPresses(late)).toEqual(['x'])
  press('#y')
  expect(listPresses()).toEqual([])
})

test('a press that React hears is not repeated, whether it hydrated the button before or for that press', () => {
  open('<button type="button" id="x">Join</button>')
  find('#x').click()
  hydrate()
  vi.advanceTimersByTime(0)
  press()
  expect(listPresses()).toEqual([])
})

test('whoever has pressed something that is alive since then has not waited', () => {
  open('<button type="button" id="x">Join</button><button type="button" id="y">Leave</button>')
  press()
  hydrate('#y')
  press('#y')
  hydrate()
  expect(listPresses()).toEqual([])
})

test.each([
  ['a link', '<a id="x" href="#there">There</a>'],
  ['a heart', '<input type="checkbox" id="x" />'],
  ['what sends a form', '<form onsubmit="return false"><button id="x">Send</button></form>'],
  ['what opens a popover', '<button type="button" id="x" popovertarget="menu">Menu</button>'],
  ['a button that is off', '<button type="button" id="x" disabled>Off</button>'],
  ['text', '<p id="x">Words</p>'],
])('%s is not pressed again', (_, html) => {
  open(html)
  press()
  hydrate()
  expect(listPresses()).toEqual([])
})

test('a button that is gone by then is not pressed', () => {
  open('<button type="button" id="x">Join</button>')
  press()
  hydrate()
  expect(listPresses(() => find('#x').remove())).toEqual([])
})
