import type { LevelEntry } from '@yanta/content'
import type { NetroxVisitor, SupportReason, WebimVisitor } from '@yanta/contract'
import { proveChatVisitor, signChatVisitor } from '@yanta/contract/chat-visitor-signature'
import type { VisitorFacts } from './chat-visitor.repository.ts'

/** As long as a page may be open before its chat begins. */
const validSeconds = 12 * 3600

interface Asked {
  levels: readonly LevelEntry[]
  reason: SupportReason | undefined
}

export function presentNetrox(facts: VisitorFacts, { levels, reason }: Asked): NetroxVisitor {
  return {
    visitor: presentPerson(facts),
    fields: { info: findInfo(facts, levels), ...(reason && { reason }) },
  }
}

/** Signed with `key`, from `now` on. */
export function presentWebim(
  facts: VisitorFacts,
  { levels, reason, key, now }: Asked & { key: string; now: Date },
): WebimVisitor {
  const { id, nickName, email, phone } = facts
  const fields = {
    id: String(id),
    display_name: nickName,
    ...(email !== null && { email }),
    ...(phone !== null && { phone: `+${phone}` }),
    info: findInfo(facts, levels),
    ...(reason && { reason }),
  }
  const expires = String(Math.floor(now.getTime() / 1000) + validSeconds)
  return {
    visitor: presentPerson(facts),
    fields,
    expires,
    hash: signChatVisitor(key, { fields, expires }),
    proof: proveChatVisitor(key, { fields, expires }),
  }
}

function presentPerson({ id, email, level }: VisitorFacts): WebimVisitor['visitor'] {
  return { email, custom1: String(id), custom2: String(level) }
}

/** VIP support is a benefit of a level. */
function findInfo({ level }: VisitorFacts, levels: readonly LevelEntry[]): 'VIP' | '' {
  return levels[level - 1]?.support === 'vip' ? 'VIP' : ''
}
