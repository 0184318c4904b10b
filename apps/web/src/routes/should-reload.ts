import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isSessionChanged } from '../api/session-hint.ts'
import { isPopupStep } from '../lib/popup-step.ts'

/** When a screen loads its data again: as the router thinks, but not for a popup that opens or closes over it. Every screen says so. */
export function shouldReload({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (isSessionChanged() || !isPopupStep())
}
