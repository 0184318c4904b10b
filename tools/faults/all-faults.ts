import { catalogueFaults } from './areas/catalogue.ts'
import { formFaults } from './areas/forms.ts'
import { frameFaults } from './areas/frame.ts'
import { guardFaults } from './areas/guards.ts'
import { languageFaults } from './areas/languages.ts'
import { layoutFaults } from './areas/layout.ts'
import { moneyFaults } from './areas/money.ts'
import { promotionFaults } from './areas/promotions.ts'
import { sessionFaults } from './areas/sessions.ts'
import { wiringFaults } from './areas/wiring.ts'
import { areas, type Area, type Fault, type ListedFault } from './fault.ts'

const faultsByArea: Record<Area, readonly Fault[]> = {
  money: moneyFaults,
  guards: guardFaults,
  sessions: sessionFaults,
  catalogue: catalogueFaults,
  frame: frameFaults,
  forms: formFaults,
  wiring: wiringFaults,
  layout: layoutFaults,
  languages: languageFaults,
  promotions: promotionFaults,
}

export const allFaults: readonly ListedFault[] = areas.flatMap((area) =>
  faultsByArea[area].map((fault) => ({ ...fault, area, name: `${area}/${fault.id}` })),
)
