// Respins that are bought: a round whose window has coins enough for them. The price is beside the profile, whose numbers are
// published; another price is that of another profile.
import type { HoldProfileId } from './model.ts'

/** A test proves each return from the strips and the odds. */
export const boughtRespins: Readonly<Record<HoldProfileId, { price: number; rtp: number }>> = {
  stream: { price: 265, rtp: 9652 },
  harvest: { price: 481, rtp: 9635 },
  vault: { price: 561, rtp: 9651 },
  summit: { price: 568, rtp: 9622 },
}
