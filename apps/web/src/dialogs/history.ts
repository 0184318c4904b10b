// A step back (browser button, gesture, fourth mouse button) closes the top dialog and keeps the screen. Each open dialog has
// a history entry of its own, a copy of its screen's, which the router never sees. Reasons:
// docs/decisions/0016-back-closes-a-dialog.md.
import { interceptPopstate } from '../browser/popstate-interceptor.ts'
import { closeModal, modalStore } from './store.ts'

/** Current position in the browser's history. */
export interface Entry {
  /** The router's key of the screen's entry. */
  screen: string
  /** How many dialogs are open above the screen. */
  depth: number
}

/**
 * Classifies a step of the browser's history: `screen` is for the router, `back` closes the dialogs stepped over, `forward` leads
 * to the entry of a closed dialog. Pure.
 */
export function classifyStep(from: Entry, to: Entry): 'screen' | 'back' | 'forward' {
  if (from.screen !== to.screen || from.depth === to.depth) return 'screen'
  return to.depth < from.depth ? 'back' : 'forward'
}

/** Timeout for a step that fires no popstate event, as when the browser has dropped the entry. */
const longestStepMs = 1_000

let at: Entry = { screen: 'default', depth: 0 }
/** Key of the screen the router shows; during a step the browser's entry may differ. */
let shownScreen = 'default'
/** The router is navigating: dialogs leave the history alone until it has arrived. */
let isRoutersTurn = false
let ownStep: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

/** Starts listening; returns the cleanup function. */
export function startDialogHistory(): () => void {
  becomeScreen()
  const ways = [modalStore.subscribe(() => queueMicrotask(settle)), interceptPopstate(handleStep)]
  return () => {
    for (const wayOut of ways) wayOut()
  }
}

/** Records the location key of the shown screen, and whether the router is navigating to another one. */
export function recordScreen(key: string, isLeaving: boolean): void {
  shownScreen = key
  isRoutersTurn = isLeaving
  at = readEntry()
  settle()
}

/** Whether dialog entries must be removed before navigating: a leftover one would be a step back that leads nowhere. */
export function hasDialogEntries(): boolean {
  return ownStep !== undefined || readEntry().depth > 0
}

/** Removes the dialogs' entries before a navigation, whether or not the dialogs are still open. */
export async function clearDialogEntries(): Promise<void> {
  isRoutersTurn = true
  if (ownStep) await waitForStep()
  const { depth } = readEntry()
  if (depth === 0) return
  moveHistory(-depth)
  await waitForStep()
}

/**
 * Gives the entry of the top dialog an address of its own; null restores the address of the screen beneath. A page loaded at it
 * shows the screen of that address. Without an entry nothing changes.
 */
export function setDialogAddress(address: string | null): void {
  if (readEntry().depth === 0 || ownStep) return
  const { beneath = { key: history.state.key, href: location.href }, ...state } = history.state
  history.replaceState(
    address === null
      ? { ...state, key: beneath.key }
      : { ...state, key: state.key === beneath.key ? createRandomKey() : state.key, beneath },
    '',
    address ?? beneath.href,
  )
}

/** Turns a page loaded at a dialog's own address into a screen after the one beneath the dialog. Call before any dialog opens. */
export function becomeScreen(): void {
  if (!history.state?.beneath) return
  const { beneath: _, dialogs: __, ...state } = history.state
  history.replaceState(state, '')
}

/** Browsers have `randomUUID` only where the site has a certificate. */
function createRandomKey(): string {
  return Math.random().toString(36).slice(2)
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

/** Adds an entry for every open dialog and removes those of closed ones. */
function settle(): void {
  const { screen, depth } = readEntry()
  if (ownStep || isRoutersTurn || screen !== shownScreen) return
  const { length } = modalStore.getState().stack
  for (let next = depth + 1; next <= length; next++)
    history.pushState({ ...history.state, dialogs: next }, '')
  if (length < depth) moveHistory(length - depth)
  at = { screen, depth: Math.max(depth, length) }
}

function moveHistory(delta: number): void {
  ownStep = setTimeout(endStep, longestStepMs)
  history.go(delta)
}

function endStep(): void {
  clearTimeout(ownStep)
  ownStep = undefined
  for (const resolve of waiting.splice(0)) resolve()
  queueMicrotask(settle)
}

function handleStep(event: Event): void {
  const [from, to, isOwn] = [at, readEntry(), ownStep !== undefined]
  at = to
  const step = classifyStep(from, to)
  if (step !== 'screen') event.stopImmediatePropagation()
  if (step === 'back' && !isOwn) closeDownTo(to.depth)
  endStep()
}

function closeDownTo(depth: number): void {
  for (const { name } of modalStore.getState().stack.slice(depth).toReversed()) closeModal(name)
}
