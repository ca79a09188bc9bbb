import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

type Props = {
  title: string
  detail?: ReactNode
  /** The reference to quote to support. */
  reference?: ReactNode
  /** `onRetry` receives the button, which may disappear. */
  retry?: { label: string; onRetry: (button: HTMLElement) => void; pending?: boolean }
  /** Another action beside the retry. */
  action?: ReactNode
  headingLevel?: 1 | 2
}

/** An error with a retry, in place of content that failed. */
export function ErrorScreen({ title, detail, reference, retry, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-12 text-center sm:py-16">
      <CircleAlert aria-hidden="true" size={40} strokeWidth={1.5} className="mb-5 text-danger-solid" />
      <Heading tabIndex={-1} className={headingLevel === 1 ? 'type-title' : 'type-heading'}>
        {title}
      </Heading>
      {detail && <div className="mt-2 max-w-md text-pretty text-ink-secondary">{detail}</div>}
      <div className="mt-6 flex flex-wrap justify-center gap-3 empty:hidden">
        {retry && (
          <Button
            changesNothing
            pending={retry.pending ?? false}
            onClick={({ currentTarget }) => retry.onRetry(currentTarget)}
          >
            {retry.label}
          </Button>
        )}
        {action}
      </div>
      {reference && <p className="mt-6 text-sm text-ink-secondary">{reference}</p>}
    </div>
  )
}
