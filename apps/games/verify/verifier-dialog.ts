import type { Locale } from '@yanta/contract'
import { createTranslate } from '@yanta/i18n'
import { openDialog } from '../kit/dialog.ts'
import type { Proof } from '../server/proof.ts'
import { verifyMessages } from './messages.ts'
import { buildVerifier } from './verifier.ts'

/** The verifier over the game, because the frame may not open a window. `onRotate` is called after the dialog closed. */
export function openVerifier(proof: Proof, locale: Locale, closeLabel: string, onRotate: () => void): void {
  const t = createTranslate(verifyMessages, locale)
  const close = openDialog(
    { title: t('page.title'), closeLabel, kind: 'wide' },
    buildVerifier({
      locale,
      proof,
      onRotate() {
        close()
        onRotate()
      },
    }),
  )
}
