/** Puts the focus into the control with this id, or, when it is made of several parts, into the first of them. */
export function focusField(id: string): void {
  const control = document.getElementById(id)
  const target = control?.matches(parts) ? control : control?.querySelector<HTMLElement>(parts)
  target?.focus()
}

const parts = 'input, select, textarea, [role="spinbutton"]'
