// The game frame, rendered beside the screens so that it survives leaving the one it was opened on; loaded with the first game.
import { useFrameHost } from '../features/game-frame/frame-presence.ts'

export function FrameSlot() {
  const FrameHost = useFrameHost()
  return FrameHost && <FrameHost />
}
