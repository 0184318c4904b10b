// Scripts of others, which the page gets only when it needs them.

const usualPatienceMs = 15_000

/**
 * Adds a script to the page. One that does not come in time is removed, and the promise rejects.
 * @param start what is asked of the script once it has run; it has as long as the script
 */
export function loadScript<Value>(
  address: string,
  start: () => Promise<Value> | Value,
  patienceMs: number = usualPatienceMs,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`the script ${address} did not load`))
    }
    const timer = setTimeout(fail, patienceMs)
    script.src = address
    script.async = true
    script.onerror = fail
    script.onload = async () => {
      try {
        resolve(await start())
        clearTimeout(timer)
      } catch {
        fail()
      }
    }
    document.head.append(script)
  })
}
