import type { ReactNode } from 'react'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

/** The first tab stop: skips the navigation to the element with the id `target`. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      className={classNames(
        buttonStyle({ variant: 'primary' }),
        'not-focus:sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50',
      )}
      onClick={(event) => {
        // Moves the focus without changing the URL, which belongs to the router.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {children}
    </a>
  )
}
