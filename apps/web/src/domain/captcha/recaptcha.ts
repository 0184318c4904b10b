// Google's reCAPTCHA, where the operator has chosen it [9.21]. Its script is loaded with the first captcha and stays.
import { loadScript } from '../../browser/load-script.ts'
import { shareCall } from '../../data/shared-call.ts'
import { readLocale } from '../../i18n/locale-cookie.ts'

interface Recaptcha {
  ready: (then: () => void) => void
  render: (
    place: HTMLElement,
    options: {
      sitekey: string
      theme: 'dark'
      size: 'normal' | 'compact'
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => number
  reset: (widget: number) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

/** Callbacks of a widget. */
export interface WidgetNews {
  onAnswer: (token: string) => void
  /** Google has become unreachable. */
  onFailure: () => void
}

/** `render` is Google's parameter: the widget's mode, or the site key of the invisible version. */
const loadRecaptcha = shareCall((render: string) =>
  loadScript(
    `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(render)}&hl=${readLocale()}`,
    () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      return new Promise<Recaptcha>((resolve) => {
        grecaptcha?.ready(() => resolve(grecaptcha))
      })
    },
  ),
)

/** The third version: invisible. Rejects when Google can't be reached. */
export async function findUnseenToken(siteKey: string, action: string): Promise<string> {
  const recaptcha = await loadRecaptcha(siteKey)
  return recaptcha.execute(siteKey, { action })
}

/** The second version: draws the widget. Rejects when Google can't be reached; resolves to the cleanup function. */
export async function showWidget(
  place: HTMLElement,
  siteKey: string,
  { onAnswer, onFailure }: WidgetNews,
): Promise<() => void> {
  const recaptcha = await loadRecaptcha('explicit')
  const stopKeeping = keepPicturesIn(place.closest('dialog'))
  const box = document.createElement('div')
  place.replaceChildren(box)
  const size = place.clientWidth < 304 ? 'compact' : 'normal'
  const widget = recaptcha.render(box, {
    sitekey: siteKey,
    theme: 'dark',
    size,
    callback: onAnswer,
    'error-callback': onFailure,
    'expired-callback': () => recaptcha.reset(widget),
  })
  return () => {
    stopKeeping()
    box.remove()
  }
}

/** Moves Google's image challenge from the end of the page into the open dialog, since a modal makes the page inert. */
function keepPicturesIn(dialog: HTMLElement | null): () => void {
  if (!dialog) return () => {}
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && node.querySelector('iframe[src*="/recaptcha/"]')) dialog.append(node)
    }
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}
