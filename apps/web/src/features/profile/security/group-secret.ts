/** `JBSWY3DPEHPK3PXP` is `JBSW Y3DP EHPK 3PXP`: what a person reads off the screen into an app. */
export function groupSecret(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
