import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Tone } from './tone.ts'
import { toneStyle } from './tone.ts'

/** A state in a word, with a colour. A longer one may take a second line on phones. */
export function Badge({ tone = 'neutral', dot, children }: { tone?: Tone; dot?: boolean; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1.5 max-w-full rounded-[0.875rem] border px-2.5 py-px text-sm font-medium sm:whitespace-nowrap hyphens-manual',
        toneStyle[tone],
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current forced-colors:hidden" />}
      {children}
    </span>
  )
}
