import art from '@yanta/art/avatars.json'
import type { Profile } from '@yanta/contract'

const avatars = Object.values(art)

/** A built-in picture for each player, always the same one. */
export function findAvatar({ id }: Pick<Profile, 'id'>): string | undefined {
  return avatars[(Number(id) || 0) % avatars.length]
}
