// Opens a dialog when it comes and closes it when it goes. On its way out it is drawn over the page but holds nothing any
// more: focus, scrolling and clicks are back where they were before the first frame of the fading.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { enterStack, forgetGround, leaveStack } from './dialog-layers.ts'
import { whenStill } from '../motion/motion.ts'
import { useStay } from '../motion/presence.tsx'
import { useIsHydrated } from '../use-is-hydrated.ts'

// Where the focus goes back to when a dialog closes: to what had it before, or, where that stood in a dialog which is gone as
// well, to what had it before that one.
const openers = new WeakMap<Element, HTMLElement[]>()

/** `isModal` off leaves the page's menu in reach. */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, isModal: boolean): void {
  const { isPresent, addExit } = useStay()
  // What the server drew stands there already: it does not come again.
  const isServers = useRef(!useIsHydrated())
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isPresent) return
    rememberOpener(element)
    const isBack = element.hasAttribute('data-leaving')
    const letGo = open(element, isModal)
    if (!isBack && !isServers.current) startFrom(element)
    isServers.current = false
    return () => {
      leaveStack(element)
      element.close()
      letGo?.()
      focusOpener(element)
    }
  }, [dialog, isModal, isPresent])
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || isPresent) return
    startLeaving(element)
  }, [dialog, isPresent])
  useEffect(
    () =>
      addExit(async () => {
        const element = dialog.current
        if (!element) return
        await whenStill(...element.children)
        if (element.hasAttribute('data-leaving')) forgetGround(element)
      }),
    [addExit, dialog],
  )
}

/** Gives the way to let go of what a dialog that is not modal holds back. */
function open(element: HTMLDialogElement, isModal: boolean): (() => void) | undefined {
  if (element.popover !== null) element.hidePopover()
  for (const name of ['popover', 'open', 'inert', 'data-leaving', 'data-thrown'])
    element.removeAttribute(name)
  if (isModal) element.showModal()
  else element.show()
  enterStack(element)
  const letGo = isModal ? undefined : holdBack(element)
  // A field that takes the focus on a phone would bring the keyboard over the dialog.
  const mayTakeField = matchMedia('(pointer: fine)').matches
  const start = (mayTakeField && element.querySelector<HTMLElement>('[data-autofocus]')) || element
  start.focus({ preventScroll: true })
  return letGo
}

/** Holds nothing any more. Merely closed it would fall beneath what is in the top layer still. */
function startLeaving(element: HTMLDialogElement): void {
  element.setAttribute('data-leaving', '')
  element.inert = true
  // Once more: React gives the focus back to what had it before a change, if that is there still.
  focusOpener(element)
  element.popover = 'manual'
  element.showPopover()
}

/** Draws the place it comes from once, so that the styles have something to start from. */
function startFrom(element: HTMLElement): void {
  element.setAttribute('data-coming', '')
  void element.offsetHeight
  element.removeAttribute('data-coming')
}

/** Call before the dialog takes the focus. */
function rememberOpener(dialog: HTMLElement): void {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement) || dialog.contains(opener)) return
  const outer = opener.closest('dialog')
  openers.set(dialog, [opener, ...((outer && openers.get(outer)) ?? [])])
}

function focusOpener(dialog: HTMLElement): void {
  const opener = openers.get(dialog)?.find((element) => element.isConnected && !element.closest('[inert]'))
  opener?.focus({ preventScroll: true })
}

/** Keeps keyboard, pointer and screen reader out of what lies beneath a dialog that leaves the menu in reach: the page's main part and its footer. Gives the way to let go. */
function holdBack(dialog: HTMLElement): () => void {
  const held = [...document.querySelectorAll<HTMLElement>('main, footer')]
    .flatMap((part) => (part.contains(dialog) ? findBeside(dialog, part) : [part]))
    .filter(({ inert }) => !inert)
  for (const element of held) element.inert = true
  return () => {
    for (const element of held) element.inert = false
  }
}

/** Everything within `part` that the dialog does not stand in. */
function findBeside(dialog: HTMLElement, part: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = []
  for (let inner: HTMLElement = dialog; inner !== part; inner = inner.parentElement!) {
    beside.push(
      ...([...inner.parentElement!.children].filter(
        (sibling) => sibling instanceof HTMLElement && sibling !== inner,
      ) as HTMLElement[]),
    )
  }
  return beside
}
