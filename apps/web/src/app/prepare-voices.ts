/**
 * Prefetches what tells of failures before it is needed: offline it could not be had, and the screen would stay empty. No action can fail
 * before the first touch. Returns the cleanup function.
 */
export function prepareVoices(): () => void {
  const firsts = ['pointerdown', 'keydown'] as const
  const fetchVoices = () => {
    stop()
    void Promise.allSettled([
      import('./alert-modal.tsx'),
      import('./shown-toast.tsx'),
      import('../features/shell/error-screen.tsx'),
    ])
  }
  const stop = () => {
    for (const first of firsts) removeEventListener(first, fetchVoices)
  }
  for (const first of firsts) addEventListener(first, fetchVoices, { passive: true })
  return stop
}
