import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isPlainPath } from '../navigation/plain-path.ts'

/** Navigates to the target of a push notification clicked while this tab is open, on a message of the service worker. */
export function usePushClicks(): void {
  const navigate = useNavigate()
  const open = useEffectEvent(({ data }: MessageEvent<{ type?: string; path?: unknown } | null>) => {
    if (data?.type === 'open' && typeof data.path === 'string' && isPlainPath(data.path))
      void navigate(data.path)
  })
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const handleMessage = (event: MessageEvent) => open(event)
    workers?.addEventListener('message', handleMessage)
    return () => workers?.removeEventListener('message', handleMessage)
  }, [])
}
