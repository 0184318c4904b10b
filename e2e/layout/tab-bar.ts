import type { Page } from '../support/site.ts'

/** The bar at the foot of a phone's screen, in either language. */
export const tabBar = (page: Page) => page.getByRole('navigation', { name: /^(Нижнее меню|Tab bar)$/ })
