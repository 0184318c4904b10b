// The game on the page. It stands beside the screens, so that it survives leaving the one it was opened on; the first game brings it.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFrameHost } from '../features/game-frame/frame-presence.ts'
import { rememberScreen } from '../lib/last-screen.ts'

export function FrameSlot() {
  const FrameHost = useFrameHost()
  const { pathname, search } = useLocation()
  useEffect(() => rememberScreen({ pathname, search }), [pathname, search])
  return FrameHost && <FrameHost />
}
