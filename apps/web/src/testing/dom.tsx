// Components with a document: drawn within language, brand and router as the site draws them, over a platform in memory. Each test
// gets a new platform and leaves nothing behind.
import type { Locale } from '@yanta/contract'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect } from 'react'
import { Outlet, createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { SpeechProvider } from '../i18n/use-i18n.tsx'
import { emptyClientStores } from '../lib/client-stores.ts'
import { closeAllModals } from '../lib/modal-stack.ts'
import { PopupContext } from '../lib/popup.ts'
import { clearToasts } from '../lib/toast-queue.ts'
import { forgetUnsavedChanges } from '../lib/unsaved-changes.ts'
import './dom-stubs.ts'
import { type FetchPlatform, createFetchPlatform } from './fetch-platform.ts'

export { listIntersections } from './dom-stubs.ts'

// Testing-library sets the first itself only where tests have globals, and turns fake timers on while it waits only where it finds jest.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
})

configure({
  // A condition is waited for as long as a busy machine may need.
  asyncUtilTimeout: 20_000,
  // Without styles nothing is hidden by them, and looking for it takes most of a query's time.
  defaultHidden: true,
  // What is read on the page says more than its markup.
  getElementError: (message) =>
    new Error(`${message?.split('\n\n')[0]}\nThe page reads: ${readText(document.body)}`),
})

/** Goes on while a test has stopped time. */
const later = globalThis.setTimeout

/** Of the test that runs. */
export let platform: FetchPlatform

beforeEach(async () => {
  platform = createFetchPlatform()
  globalThis.fetch = platform.fetch
  await loadCatalogue('en')
})

afterEach(async () => {
  await act(async () => closeAllModals())
  cleanup()
  emptyClientStores()
  clearToasts()
  forgetUnsavedChanges()
  vi.useRealTimers()
  document.body.replaceChildren()
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  expect(platform.unanswered, 'calls nobody answered').toEqual([])
})

interface Surroundings {
  path?: string
  locale?: Locale
  /** What the site's frame was loaded with. */
  site?: object
  /** Inside a popup with an address: `path`. */
  isPopup?: boolean
}

interface Site {
  user: UserEvent
  container: HTMLElement
  /** Path with query of the screen. */
  address: () => string
  /** The same of the popup that was opened over it; null without one. */
  popup: () => string | null
  unmount: () => void
}

/** Draws something as a screen of the site; it stays while the address changes. */
export async function renderInSite(
  matter: ReactNode,
  { path = '/', locale = 'en', site = {}, isPopup = false }: Surroundings = {},
): Promise<Site> {
  await loadCatalogue(locale)
  document.documentElement.lang = locale
  let address = path
  let popupAddress: string | null = null
  const popup = {
    beneath: '/',
    address: path,
    params: {},
    query: new URL(path, location.href).searchParams,
    onClose() {},
  }
  function Screen() {
    const { pathname, search, mask } = useLocation()
    useLayoutEffect(() => {
      address = pathname + search
      popupAddress = mask ? mask.pathname + mask.search : null
    })
    return matter
  }
  const screen = { id: 'screen', path: '*', Component: Screen }
  const Stub = createRoutesStub([{ id: 'root', Component: Outlet, loader: () => site, children: [screen] }])
  const view = render(
    <SpeechProvider locale={locale}>
      <PopupContext value={isPopup ? popup : null}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: site } }} />
      </PopupContext>
    </SpeechProvider>,
  )
  return {
    user: userEvent.setup({ delay: null }),
    container: view.container,
    address: () => address,
    popup: () => popupAddress,
    unmount: view.unmount,
  }
}

/** Words of the alerts on the page, as a screen reader says them. */
export const alerts = (): string[] => screen.queryAllByRole('alert').map(readText)

/** Without the spaces that keep words together. */
export const readText = ({ textContent }: Element): string => (textContent ?? '').replaceAll('\u00a0', ' ')

/** A field to type into; beside it there may be a choice with the same words. */
export const field = (name: string | RegExp): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=radio]), textarea' })

/** Writes a text at once, as a browser fills it in; typing letter by letter is for what happens while somebody types. */
export const fill = (name: string | RegExp, value: string): boolean =>
  fireEvent.input(field(name), { target: { value } })

/** A field that is still to come. */
export const findField = (name: string | RegExp): Promise<HTMLInputElement> => waitFor(() => field(name))

export const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name })

/** Fake timers that begin at this moment; Date and animations go with them. */
export function stopTime(at = '2026-11-20T12:00:00.000Z'): void {
  vi.useFakeTimers({ now: new Date(at) })
}

/** Lets so much time pass, with everything that is due meanwhile. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

/** Lets what is under way get on: answers that are there, code that is being loaded, and what follows from them. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => later(resolve))
    })
}
