/** Categories shown as two rows of cards at once rather than as a shelf. */
export const gridCategories: readonly string[] = ['recommended', 'slots']
/** The top 10 of the week. */
export const topPlaces = 10
