/** What a journey walks on; some controls are named or placed differently. */
export type Device = 'desktop' | 'phone'
