// Masks contacts for display. Pure.

/** `79161234567` is `+7 ••• ••• 45 67`: the owner recognises it by the last four digits. */
export function hidePhone(digits: string): string {
  return `+${digits.slice(0, 1)} ••• ••• ${digits.slice(-4, -2)} ${digits.slice(-2)}`
}

/** `vera@example.com` is `v•••@example.com`. */
export function hideEmail(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}
