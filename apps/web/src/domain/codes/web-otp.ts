// Reads the code of an SMS through the browser (WebOTP), which asks for the player's consent.
interface MessageCredential {
  code: string
}

/** Calls `take` with the digits of the next SMS. Returns the cleanup function; without WebOTP nothing happens. */
export function readMessageCode(take: (digits: string) => void): () => void {
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
    // Declined, or no SMS: the player types the code.
  }
}
