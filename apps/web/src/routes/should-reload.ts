import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isSessionChanged } from '../data/api/session-hint.ts'
import { isPopupStep } from '../navigation/popup-step.ts'

/** `shouldRevalidate` of every screen: the router's default, but not for a popup that opens or closes over it. */
export function shouldReload({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (isSessionChanged() || !isPopupStep())
}
