// Renders components in a document with the site's language, brand and router, over a platform in memory. Each test gets a new
// platform and is cleaned up.
import type { Locale } from '@yanta/contract'
import {
  act,
  cleanup,
  configure,
  fireEvent,
  getConfig,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect } from 'react'
import { Outlet, createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { I18nProvider } from '../i18n/use-i18n.tsx'
import { emptyClientStores } from '../browser/resettable-stores.ts'
import { closeAllModals } from '../dialogs/store.ts'
import { PopupContext } from '../navigation/popup.ts'
import { clearToasts } from '../dialogs/toast-queue.ts'
import { forgetUnsavedChanges } from '../navigation/unsaved-changes.ts'
import './dom-stubs.ts'
import { type FetchPlatform, createFetchPlatform } from './fetch-platform.ts'

export { listIntersections } from './dom-stubs.ts'

// Testing-library sets the first itself only with global test functions, and advances fake timers while waiting only under jest.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
})

/** Real timers, also while a test uses fake ones. */
const later = globalThis.setTimeout
const immediately = globalThis.setImmediate

const { asyncWrapper } = getConfig()
configure({
  // React renders what a resolved promise sets in an immediate of its own; an action ends after it, whichever timer fires first.
  asyncWrapper: (action) =>
    asyncWrapper(async () => {
      const result = await action()
      for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => immediately(resolve))
      return result
    }),
  // Long enough for a busy machine.
  asyncUtilTimeout: 20_000,
  // Without styles nothing is hidden by them, and the check takes most of a query's time.
  defaultHidden: true,
  // The page's text is more useful than its markup.
  getElementError: (message) =>
    new Error(`${message?.split('\n\n')[0]}\nThe page reads: ${readText(document.body)}`),
})

/** The platform of the current test. */
export let platform: FetchPlatform

beforeEach(async () => {
  platform = createFetchPlatform()
  globalThis.fetch = platform.fetch
  await loadCatalogue('en')
})

afterEach(async () => {
  await act(async () => closeAllModals())
  cleanup()
  // Waiting reports are sent now, not during another test.
  dispatchEvent(new Event('pagehide'))
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
  /** The root loader's data. */
  site?: object
  /** What that loader answers when it runs again; left out: the same. */
  load?: () => object
  /** Renders inside a popup whose address is `path`. */
  isPopup?: boolean
}

interface Site {
  user: UserEvent
  container: HTMLElement
  /** Path with query of the screen. */
  address: () => string
  /** The same for the popup opened over it; null without one. */
  popup: () => string | null
  unmount: () => void
}

/** Renders an element as a screen of the site; it stays mounted while the address changes. */
export async function renderInSite(
  matter: ReactNode,
  { path = '/', locale = 'en', site = {}, load = () => site, isPopup = false }: Surroundings = {},
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
  const Stub = createRoutesStub([{ id: 'root', Component: Outlet, loader: load, children: [screen] }])
  const view = render(
    <I18nProvider locale={locale}>
      <PopupContext value={isPopup ? popup : null}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: site } }} />
      </PopupContext>
    </I18nProvider>,
  )
  return {
    user: userEvent.setup({ delay: null }),
    container: view.container,
    address: () => address,
    popup: () => popupAddress,
    unmount: view.unmount,
  }
}

/** Texts of the alerts on the page, as a screen reader reads them. */
export const alerts = (): string[] => screen.queryAllByRole('alert').map(readText)

/** Text content with non-breaking spaces replaced by plain ones. */
export const readText = ({ textContent }: Element): string => (textContent ?? '').replaceAll('\u00a0', ' ')

/** A text field by its label; radio buttons with the same label are skipped. */
export const field = (name: string | RegExp): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=radio]), textarea' })

/** Sets a value at once, like autofill; type letter by letter only to test behaviour during typing. */
export const fill = (name: string | RegExp, value: string): boolean =>
  fireEvent.input(field(name), { target: { value } })

/** Waits for a field. */
export const findField = (name: string | RegExp): Promise<HTMLInputElement> => waitFor(() => field(name))

export const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name })

/** Starts fake timers at this moment, for Date and animations too. */
export function stopTime(at = '2026-11-20T12:00:00.000Z'): void {
  vi.useFakeTimers({ now: new Date(at) })
}

/** Advances fake time and runs the timers due. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

/** Lets pending work finish: answers, code being loaded, and their effects. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => later(resolve))
    })
}
