import type { Profile } from '@yanta/contract'

/** The user name under which password managers keep a player's password. */
export function findUsername({ emails, phones, nick_name }: Profile): string {
  const email = emails.find(({ is_primary }) => is_primary)?.email
  return email ?? phones.find(({ is_primary }) => is_primary)?.value ?? nick_name
}
