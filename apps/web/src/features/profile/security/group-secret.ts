/** Formats `JBSWY3DPEHPK3PXP` as `JBSW Y3DP EHPK 3PXP`, for typing it into an app. */
export function groupSecret(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
