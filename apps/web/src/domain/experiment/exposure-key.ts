/** Where the key is that the platform has counted a guest of this browser by; it ends with the login. */
export const buildKeyName = (experiment: string) => `experiment-${experiment}-key`
