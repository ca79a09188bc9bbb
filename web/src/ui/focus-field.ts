/** Focuses the control with this id, or the first part of a control with several. */
export function focusField(id: string): void {
  const control = document.getElementById(id)
  const target = control?.matches(parts) ? control : control?.querySelector<HTMLElement>(parts)
  target?.focus()
}

const parts = 'input, select, textarea, [role="spinbutton"]'
