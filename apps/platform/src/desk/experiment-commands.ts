import { type ExperimentName, experimentNames, experiments } from '@yanta/contract'
import { countByVariant, estimateDifference } from '../modules/site/experiments/experiments.service.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'

const goals = ['registered', 'deposited'] as const

export const reportExperiment: Command = {
  name: 'experiment report',
  takes: '<name>',
  says: 'who saw which variant of an experiment, who of them registered and deposited after that, and the difference to the first variant with its 95 % interval',
  count: 1,
  async run({ db, timeZone }, [name]) {
    if (!isExperiment(name!))
      throw new DeskError(`There is no experiment ${name}. There are: ${experimentNames.join(', ')}.`)
    const counted = new Map((await countByVariant(db, name, timeZone)).map((each) => [each.variant, each]))
    const rows = experiments[name].map(
      (variant) => counted.get(variant) ?? { variant, exposed: 0, registered: 0, deposited: 0 },
    )
    const control = rows[0]!
    return rows
      .flatMap((each) => [
        `${each.variant}: exposed ${each.exposed}, ${goals.map((goal) => `${goal} ${each[goal]}`).join(', ')}`,
        ...(each === control
          ? []
          : goals.map(
              (goal) =>
                `  ${goal}: ${describe(
                  estimateDifference(
                    { count: each[goal], total: each.exposed },
                    { count: control[goal], total: control.exposed },
                  ),
                )}`,
            )),
      ])
      .join('\n')
  },
}

function isExperiment(name: string): name is ExperimentName {
  return (experimentNames as string[]).includes(name)
}

/** In percentage points. */
function describe(found: ReturnType<typeof estimateDifference>): string {
  if (!found) return 'nobody to compare yet'
  const write = (share: number) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(2)}`
  return `${write(found.difference)} points, between ${write(found.low)} and ${write(found.high)}`
}
