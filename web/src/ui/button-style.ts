import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'danger'
export type ButtonSize = 'normal' | 'small'
export type ButtonAppearance = { variant?: ButtonVariant; size?: ButtonSize }

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control border text-center font-medium text-balance no-underline transition-[background-color] duration-100 aria-busy:cursor-progress'

const variants = {
  primary: 'border-transparent bg-accent text-on-accent not-aria-disabled:hover:bg-accent-hover',
  secondary: 'border-line-control bg-card text-ink not-aria-disabled:hover:bg-inset',
  plain: 'border-transparent bg-transparent text-ink not-aria-disabled:hover:bg-inset',
  danger: 'border-transparent bg-danger-solid text-on-danger not-aria-disabled:hover:bg-danger-solid-hover',
} as const satisfies Record<ButtonVariant, string>

const sizes = {
  normal: 'control-height px-3.5 py-1.5 text-base leading-5',
  small: 'min-h-8 pointer-coarse:min-h-11 px-2.5 py-1 text-sm leading-5',
} as const satisfies Record<ButtonSize, string>

const blocked = 'cursor-not-allowed text-ink-disabled!'

/** A disabled button has no fill, which would look pressed. A pending one keeps its fill. */
export const blockedStyle = (variant: ButtonVariant = 'secondary'): string =>
  variant === 'plain' ? blocked : `${blocked} border-line! bg-transparent!`

/** The classes of a button; also for links that look like one. */
export const buttonStyle = ({ variant = 'secondary', size = 'normal' }: ButtonAppearance = {}): string =>
  classNames(base, variants[variant], sizes[size])

/** The classes of a link in text. */
export const linkStyle =
  'rounded-sm font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover hover:decoration-2'
