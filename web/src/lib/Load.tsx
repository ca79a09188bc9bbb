import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'
import { useErrorWords } from './errors.ts'

interface Props {
  fallback: ReactNode
  /** What is loaded, where the page stays and that changes: after a failure another key is tried at once. */
  resetKey?: string
  children: ReactNode
}

/**
 * Around what needs answers of the API (`useSuspenseQuery`): shows `fallback`, a skeleton in the final geometry, until
 * they are there, and the screen 'Something went wrong' with a retry when they do not come.
 */
export const Load = ({ fallback, resetKey = 'load', children }: Props) => (
  <CatchBoundary getResetKey={() => resetKey} errorComponent={LoadFailed}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </CatchBoundary>
)

// One component and not a new one each time the page is drawn: the button would be another before it was pressed
function LoadFailed({ error, reset: tryAgain }: ErrorComponentProps) {
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    reset()
    tryAgain()
  }
  return <Failed error={error} retry={retry} />
}

/** The error screen, in the reader's words. */
export function Failed({ error, retry, headingLevel }: { error: unknown; retry: () => void; headingLevel?: 1 | 2 }) {
  const t = useTranslations()
  const words = useErrorWords()
  return (
    <ErrorScreen
      title={t('shell.failed.title')}
      detail={words.of(error)}
      reference={words.reference(error)}
      retry={{ label: t('common.retry'), onRetry: retry }}
      headingLevel={headingLevel ?? 2}
    />
  )
}
