// The browser's offer to install the site as an app [2.56]. The event fires once, whenever the browser chooses, so it is
// captured from the start and stored until it is used.
import { createStore } from 'zustand/vanilla'

/** Chromium's event; no standard describes it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const installOffer = createStore<{ offer: InstallOffer | null }>(() => ({ offer: null }))

/** Stores the offer and prevents the browser's own prompt. */
export function captureInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.setState({ offer: event as InstallOffer })
  })
  addEventListener('appinstalled', forgetInstallOffer)
}

/** An offer can be used only once. */
export function forgetInstallOffer(): void {
  installOffer.setState({ offer: null })
}
