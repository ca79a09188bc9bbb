/** The meaning of a colour. Text or an icon always says the same. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warn' | 'danger' | 'info'

/** Background, text and border of each tone. */
export const toneStyle = {
  neutral: 'bg-inset text-ink border-line',
  accent: 'bg-accent-soft text-accent border-accent/25',
  success: 'bg-success-bg text-success-fg border-success-line',
  warn: 'bg-warn-bg text-warn-fg border-warn-line',
  danger: 'bg-danger-bg text-danger-fg border-danger-line',
  info: 'bg-info-bg text-info-fg border-info-line',
} as const satisfies Record<Tone, string>
