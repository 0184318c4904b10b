// The code of a message that has just come, where the browser reads it for the page (WebOTP); the visitor is asked by the browser.
interface MessageCredential {
  code: string
}

/** Calls `take` with the digits of the next message. Returns the way out; without the interface nothing happens. */
export function hearMessageCode(take: (digits: string) => void): () => void {
  const stop = new AbortController()
  if ('OTPCredential' in globalThis) void listen(take, stop.signal)
  return () => stop.abort()
}

async function listen(take: (digits: string) => void, signal: AbortSignal): Promise<void> {
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
    const credential = (await navigator.credentials.get(options)) as MessageCredential | null
    if (credential && !signal.aborted) take(credential.code.replace(/\D/g, ''))
  } catch {
    // Declined, or nothing came: the code is typed.
  }
}
