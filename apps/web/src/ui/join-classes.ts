/** Class names in one text, without those that are off. */
export function joinClasses(...names: (string | false | undefined | null)[]): string {
  return names.filter(Boolean).join(' ')
}
