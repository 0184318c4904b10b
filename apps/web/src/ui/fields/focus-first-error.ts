/** Moves the focus to the first control of a form that is marked as wrong; call it once the marks are drawn. */
export function focusFirstError(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = wrong?.matches('[role=radiogroup]')
    ? wrong.querySelector<HTMLElement>('input:checked, input:not(:disabled)')
    : wrong
  control?.focus()
}
