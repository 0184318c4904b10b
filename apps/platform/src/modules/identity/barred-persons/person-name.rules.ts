// By which name and birthday persons are compared. Pure.

export interface PersonName {
  firstname: string | null
  lastname: string | null
}

/** The name by which persons are compared; null unless both parts of it are known. */
export function nameKey({ firstname, lastname }: PersonName): string | null {
  const parts = [firstname, lastname].map((part) => fold(part ?? ''))
  // In either order: the two fields are easily filled in the other way round.
  return parts.every((part) => part !== '') ? parts.toSorted().join(' ') : null
}

/** Letters alone, in lower case. */
function fold(part: string): string {
  return part
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}

/** A person as hashed; null unless name and birthday are known. */
export function describePerson({
  birthday,
  ...name
}: PersonName & { birthday: string | null }): string | null {
  const key = nameKey(name)
  return key === null || birthday === null ? null : `${key} ${birthday}`
}
