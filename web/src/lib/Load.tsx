import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Suspense, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'
import { useOnline } from '../ui/use-online.ts'
import { useErrorWords } from './errors.ts'
import { awaitHeading, focusFailure, focusHeadingAround } from './focus-heading.ts'
import { PageTitle } from './Page.tsx'

interface Props {
  fallback: ReactNode
  /** What is loaded, where the page stays and that changes: after a failure another key is tried at once. */
  resetKey?: string
  /** It is the page itself that is loaded, with its title and heading. */
  whole?: true
  children: ReactNode
}

/**
 * Around what needs answers of the API (`useSuspenseQuery`): shows `fallback`, a skeleton in the final geometry, until
 * they are there, and the screen 'Something went wrong' with a retry when they do not come.
 */
export const Load = ({ fallback, resetKey = 'load', whole, children }: Props) => (
  <CatchBoundary getResetKey={() => resetKey} errorComponent={whole ? WholeFailed : PartFailed}>
    <Suspense fallback={<Waiting>{fallback}</Waiting>}>{children}</Suspense>
  </CatchBoundary>
)

/** What is asked for without a connection comes when that is back: a skeleton would promise it sooner. */
function Waiting({ children }: { children: ReactNode }) {
  const t = useTranslations('shell.waiting')
  if (useOnline()) return children
  return (
    <div role="status">
      <EmptyState kind="no-match" title={t('title')}>
        {t('body')}
      </EmptyState>
    </div>
  )
}

// Components of their own and not new ones each time the page is drawn: the button would be another before it was pressed
const PartFailed = ({ error, reset }: ErrorComponentProps) => <Failed error={error} retry={useTryAgain(reset)} />
const WholeFailed = ({ error, reset }: ErrorComponentProps) => <PageFailed error={error} retry={useTryAgain(reset)} />

function useTryAgain(tryAgain: () => void): () => void {
  const { reset } = useQueryErrorResetBoundary()
  return () => {
    reset()
    tryAgain()
  }
}

interface FailedProps {
  error: unknown
  retry: () => void
}

/** The error screen in place of a part of a page, in the reader's words. */
export const Failed = ({ error, retry }: FailedProps) => (
  <Screen
    error={error}
    headingLevel={2}
    onRetry={(button) => {
      focusHeadingAround(button)
      retry()
    }}
  />
)

/** The error screen in place of a whole page. */
export function PageFailed({ error, retry }: FailedProps) {
  const t = useTranslations('shell.failed')
  useEffect(focusFailure, [])
  const onRetry = () => {
    awaitHeading()
    retry()
  }
  return (
    <>
      <PageTitle title={t('title')} />
      <Screen error={error} headingLevel={1} onRetry={onRetry} />
    </>
  )
}

type ScreenProps = { error: unknown; headingLevel: 1 | 2; onRetry: (button: HTMLElement) => void }

function Screen({ error, headingLevel, onRetry }: ScreenProps) {
  const t = useTranslations()
  const words = useErrorWords()
  return (
    <ErrorScreen
      title={t('shell.failed.title')}
      detail={words.of(error)}
      reference={words.reference(error)}
      retry={{ label: t('common.retry'), onRetry }}
      headingLevel={headingLevel}
    />
  )
}
