/** `79161234567` is `+7 ••• ••• 45 67`: the owner recognises it by the last four digits. */
export function maskPhone(digits: string): string {
  return `+${digits.slice(0, 1)} ••• ••• ${digits.slice(-4, -2)} ${digits.slice(-2)}`
}
