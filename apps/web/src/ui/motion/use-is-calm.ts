import { useSyncExternalStore } from 'react'
import { isCalm } from './is-calm.ts'

/** Whether the reader asked for calm, also when that changes; on the server, yes. */
export function useIsCalm(): boolean {
  return useSyncExternalStore(watchMotion, isCalm, () => true)
}

function watchMotion(onChange: () => void) {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
