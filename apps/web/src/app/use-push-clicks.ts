import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isPlainPath } from '../lib/plain-path.ts'

/** Goes where a notification leads that was clicked while this tab is open; the service worker tells. */
export function useOpenedNotes(): void {
  const navigate = useNavigate()
  const open = useEffectEvent(({ data }: MessageEvent<{ type?: string; path?: unknown } | null>) => {
    if (data?.type === 'open' && typeof data.path === 'string' && isPlainPath(data.path))
      void navigate(data.path)
  })
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const hear = (event: MessageEvent) => open(event)
    workers?.addEventListener('message', hear)
    return () => workers?.removeEventListener('message', hear)
  }, [])
}
