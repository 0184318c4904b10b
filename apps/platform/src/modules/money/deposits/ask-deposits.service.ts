// Deposits whose end nobody has told. Promises: the provider is asked, ever less often, until it knows; time alone ends none.
import { addSeconds } from '@yanta/config/clock'
import { answerDueSeconds, waitBeforeAsking } from './deposit.rules.ts'
import type { DepositsContext } from './deposits-context.ts'
import { nameDeposit } from './deposits.present.ts'
import { selectDueToAsk, selectSilent, updateAsking } from './deposits.repository.ts'
import { applyProviderEvent } from './provider-events.service.ts'

const batchSize = 50

/** Asks the providers about deposits that are due, side by side, so that none waits for another. What can't be asked is reported, and asked again later. */
export async function askAboutDeposits(context: DepositsContext): Promise<void> {
  const { db, clock, adapters, report } = context
  const due = await selectDueToAsk(db, clock.now(), batchSize)
  const byProvider = Map.groupBy(due, ({ provider }) => provider)
  await Promise.all(
    [...byProvider].map(async ([provider, deposits]) => {
      for (const { id, userId, askCount } of deposits) {
        await updateAsking(db, id, addSeconds(clock.now(), waitBeforeAsking(askCount)))
        try {
          const event = (await adapters.get(provider)?.ask(nameDeposit(id))) ?? null
          if (event) await applyProviderEvent(context, { id, userId }, { event })
        } catch (error) {
          report(error, id)
        }
      }
    }),
  )
}

/** Calls unknown what has had no answer for half an hour. */
export async function endSilence(context: DepositsContext): Promise<void> {
  const { db, clock, report } = context
  const before = addSeconds(clock.now(), -answerDueSeconds)
  for (const deposit of await selectSilent(db, before, batchSize)) {
    try {
      await applyProviderEvent(context, deposit, { event: { type: 'silent' } })
    } catch (error) {
      report(error, deposit.id)
    }
  }
}
