// An affiliate's code [5.15]. In a separate file, because the first screen reads codes from addresses without loading the forms' rules.

/** p{digits}p{digits}p{4 characters}, then optional t, f and l parts. */
export function isReferralCode(text: string | null | undefined): text is string {
  return (
    typeof text === 'string' &&
    text.length <= 100 &&
    /^p\d+p\d+p[A-Za-z0-9]{4}(t\d+)?(f\d+)?(l\d+)?$/.test(text)
  )
}
