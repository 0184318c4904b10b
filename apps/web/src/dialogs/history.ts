// A step back closes the dialog on top and leaves the screen where it is, whoever takes the step: the browser's button, a gesture, the
// fourth button of a mouse. Each open dialog has an entry of the browser's history, a copy of its screen's: the router never hears of
// it. Why so: docs/decisions/0016-back-closes-a-dialog.md.
import { hearStepsFirst } from './first-hearing.ts'
import { closeModal, modalStore } from './modal-stack.ts'

/** Where one stands in the browser's history. */
export interface Entry {
  /** The router's name for a screen's entry. */
  screen: string
  /** How many dialogs are open above the screen. */
  depth: number
}

/**
 * What a step of the browser's history means: `screen` is for the router, `back` closes what was stepped over, and `forward` leads to
 * where a dialog was. Pure.
 */
export function judgeStep(from: Entry, to: Entry): 'screen' | 'back' | 'forward' {
  if (from.screen !== to.screen || from.depth === to.depth) return 'screen'
  return to.depth < from.depth ? 'back' : 'forward'
}

/** A step that nobody hears of, as when the browser has thrown the entry away, is not waited for any longer. */
const longestStepMs = 1_000

let at: Entry = { screen: 'default', depth: 0 }
/** What the router shows; while a step is under way the browser may stand elsewhere. */
let shownScreen = 'default'
/** The router goes to another screen: the history is its own until it is there. */
let isRoutersTurn = false
let ownStep: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

/** Begins to listen; gives the way to end that. */
export function keepDialogHistory(): () => void {
  becomeScreen()
  const ways = [modalStore.subscribe(() => queueMicrotask(settle)), hearStepsFirst(hearStep)]
  return () => {
    for (const wayOut of ways) wayOut()
  }
}

/** The router shows the screen with this key of a location, and is on its way to another one or not. */
export function noteScreen(key: string, isLeaving: boolean): void {
  shownScreen = key
  isRoutersTurn = isLeaving
  at = readEntry()
  settle()
}

/** Whether the entry of a dialog is in the way of a step to another screen: it would stay behind as a step back that leads nowhere. */
export function hasDialogEntries(): boolean {
  return ownStep !== undefined || readEntry().depth > 0
}

/** Takes the dialogs' entries away for a step to another screen, whether the dialogs are open still or not. */
export async function clearDialogEntries(): Promise<void> {
  isRoutersTurn = true
  if (ownStep) await waitForStep()
  const { depth } = readEntry()
  if (depth === 0) return
  takeStep(-depth)
  await waitForStep()
}

/**
 * The entry of the dialog on top gets an address of its own; null gives it back that of the screen beneath. A page that is loaded by it
 * shows the screen of that address. Without an entry nothing changes.
 */
export function setDialogAddress(address: string | null): void {
  if (readEntry().depth === 0 || ownStep) return
  const { beneath = { key: history.state.key, href: location.href }, ...state } = history.state
  history.replaceState(
    address === null
      ? { ...state, key: beneath.key }
      : { ...state, key: state.key === beneath.key ? crypto.randomUUID() : state.key, beneath },
    '',
    address ?? beneath.href,
  )
}

/** The page was loaded by a dialog's own address: it is a screen now, above the one that the dialog lay over. Said before any dialog opens. */
export function becomeScreen(): void {
  if (!history.state?.beneath) return
  const { beneath: _, dialogs: __, ...state } = history.state
  history.replaceState(state, '')
}

function waitForStep(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}

function readEntry(): Entry {
  const { key, dialogs, beneath } = (history.state ?? {}) as {
    key?: string
    dialogs?: number
    beneath?: { key?: string }
  }
  return { screen: (beneath ? beneath.key : key) ?? 'default', depth: dialogs ?? 0 }
}

/** Gives every open dialog its entry, and takes back those of dialogs that are gone. */
function settle(): void {
  const { screen, depth } = readEntry()
  if (ownStep || isRoutersTurn || screen !== shownScreen) return
  const { length } = modalStore.getState().stack
  for (let next = depth + 1; next <= length; next++)
    history.pushState({ ...history.state, dialogs: next }, '')
  if (length < depth) takeStep(length - depth)
  at = { screen, depth: Math.max(depth, length) }
}

function takeStep(delta: number): void {
  ownStep = setTimeout(endStep, longestStepMs)
  history.go(delta)
}

function endStep(): void {
  clearTimeout(ownStep)
  ownStep = undefined
  for (const resolve of waiting.splice(0)) resolve()
  queueMicrotask(settle)
}

function hearStep(event: Event): void {
  const [from, to, isOwn] = [at, readEntry(), ownStep !== undefined]
  at = to
  const step = judgeStep(from, to)
  if (step !== 'screen') event.stopImmediatePropagation()
  if (step === 'back' && !isOwn) closeDownTo(to.depth)
  endStep()
}

function closeDownTo(depth: number): void {
  for (const { name } of modalStore.getState().stack.slice(depth).toReversed()) closeModal(name)
}
