// The cost of hostile texts for the servers: each beside an ordinary text of its length. The
// functions that read whole texts gate; whole requests, timed from outside, inform.
import { isPlainJson, maskSecrets } from '@yanta/server'
import { maskText } from '../apps/platform/src/modules/site/client-reports/mask-personal.ts'
import { buildOrdinaryText, findCostliest, listHostileTexts } from '../tools/measuring/hostile-texts.ts'
import type { Bench, Measurement } from './measurement.ts'

/** The most that one request may bring. */
const bodyLength = 64 * 1024
const addressLength = 4 * 1024
/** Times what an ordinary text of the same length costs. */
const mostTimes = 25

const readers: readonly [name: string, read: (text: string) => unknown][] = [
  ['masking of a report', maskText],
  ['masking of a log line', maskSecrets],
  ['looking over a body', (text) => isPlainJson(`[${text}`)],
]

export const hostileInputs: Bench = {
  name: 'hostile-inputs',
  async measure({ site }) {
    const read = readers.flatMap(([name, reader]): Measurement[] => {
      const { name: text, factor, ordinaryMs } = findCostliest(reader, bodyLength)
      return [
        { name: `${name} of 64 KB: an ordinary text`, value: ordinaryMs, unit: 'ms' },
        {
          name: `${name} of 64 KB: times that for ${text}`,
          value: factor,
          unit: '',
          budget: mostTimes,
          gates: true,
        },
      ]
    })
    const asked = [
      await compareRequests('an address of 4 KB', addressLength, (text) =>
        fetch(`${site.origin}/games/${encodeURIComponent(text).slice(0, addressLength)}`),
      ),
      await compareRequests('a report of 60 KB', 60_000, (text) =>
        fetch(`${site.origin}/log?platform=desktop`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
          body: JSON.stringify({
            label: 'bench',
            level_name: 'DEBUG',
            datetime: new Date().toISOString(),
            message: text,
          }).slice(0, bodyLength),
        }),
      ),
    ]
    return [...read, ...asked.flat()]
  },
}

async function compareRequests(
  name: string,
  length: number,
  send: (text: string) => Promise<Response>,
): Promise<Measurement[]> {
  const ordinary = buildOrdinaryText(length)
  for (let time = 0; time < 20; time += 1) await timeRequest(() => send(ordinary))
  const usual = await timeRequest(() => send(ordinary))
  let worst = { name: '', ms: 0 }
  for (const { name: text, text: hostile } of listHostileTexts(length)) {
    const ms = await timeRequest(() => send(hostile))
    if (ms > worst.ms) worst = { name: text, ms }
  }
  return [
    { name: `${name}, answered: an ordinary text`, value: usual, unit: 'ms' },
    {
      name: `${name}, answered: ${worst.name}`,
      value: worst.ms,
      unit: 'ms',
      budget: Math.ceil(usual * mostTimes),
    },
  ]
}

/** The soonest of three. */
async function timeRequest(send: () => Promise<Response>): Promise<number> {
  let soonest = Infinity
  for (let time = 0; time < 3; time += 1) {
    const before = performance.now()
    await (await send()).arrayBuffer()
    soonest = Math.min(soonest, performance.now() - before)
  }
  return soonest
}
