import type { ReactNode } from 'react'
import type { ButtonProps } from './Button.tsx'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'

type Props = Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> & {
  /** Its name for screen readers, and its tooltip. */
  label: string
  icon: ReactNode
}

/** A square button with only an icon. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: Props) {
  return (
    <Button {...rest} variant={variant} aria-label={label} className={classNames('control-width px-0!', className)}>
      {!rest.pending && icon}
      {!rest.disabledReason && (
        <span aria-hidden="true" className="tip max-sm:hidden">
          {label}
        </span>
      )}
    </Button>
  )
}
