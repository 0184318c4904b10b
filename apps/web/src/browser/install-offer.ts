// The browser's offer to install the site as an app [2.56]. It comes once, at a moment of the browser's choosing, so it is kept
// from the first moment on until somebody wants it.
import { createStore } from 'zustand/vanilla'

/** Chromium's event; no standard describes it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const installOffer = createStore<{ offer: InstallOffer | null }>(() => ({ offer: null }))

/** Keeps the offer, and the browser from making it in its own way. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.setState({ offer: event as InstallOffer })
  })
  addEventListener('appinstalled', forgetInstallOffer)
}

/** An offer can be taken up once. */
export function forgetInstallOffer(): void {
  installOffer.setState({ offer: null })
}
