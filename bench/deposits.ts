// Deposits settled per second by signed notifications, each sent twice: one platform process, the embedded database with every commit
// on the disk.
import { measureFullLoad, postSigned } from './full-load.ts'
import type { Bench } from './measurement.ts'
import { withPlatformProcess } from './platform-process.ts'

const path = '/json-api/treasury/notify/sandbox'
const mostDeposits = 40_000

export const deposits: Bench = {
  name: 'deposits',
  async measure() {
    const value = await measureDeposits()
    return [{ name: 'settled deposits, notified twice each', value, unit: '/s', budget: 150, atLeast: true }]
  },
}

function measureDeposits(): Promise<number> {
  const env = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', BENCH_DEPOSITS: String(mostDeposits) }
  return withPlatformProcess<{ origin: string; firstId: number }, number>(
    'bench/deposits-child.ts',
    env,
    ({ greeting: { origin, firstId } }) =>
      measureFullLoad(async ({ agent, number }) => {
        if (number > mostDeposits) throw new Error('there are no deposits left to settle')
        const order = `d-${firstId + number - 1}`
        const body = { id: `event-${order}`, order, status: 'success', amount: 50_000, currency: 'RUB' }
        for (let time = 0; time < 2; time += 1) await postSigned(agent, { origin, path, body })
      }),
  )
}
