// The game on the page. It stands beside the screens, so that it survives leaving the one it was opened on; the first game brings it.
import { useFrameHost } from '../features/game-frame/frame-presence.ts'

export function FrameSlot() {
  const FrameHost = useFrameHost()
  return FrameHost && <FrameHost />
}
