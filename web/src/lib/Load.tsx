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
  /** Identifies what is loaded. After a failure a new key retries at once. */
  resetKey?: string
  /** The children are a whole page with its title and heading. */
  whole?: true
  children: ReactNode
}

/**
 * Suspends around `useSuspenseQuery`: shows `fallback`, a skeleton in the final geometry, and the error screen with a
 * retry if loading fails.
 */
export const Load = ({ fallback, resetKey = 'load', whole, children }: Props) => (
  <CatchBoundary getResetKey={() => resetKey} errorComponent={whole ? WholeFailed : PartFailed}>
    <Suspense fallback={<SkeletonOrOffline>{fallback}</SkeletonOrOffline>}>{children}</Suspense>
  </CatchBoundary>
)

/** Offline the answer arrives once the connection is back, so a skeleton would mislead. */
function SkeletonOrOffline({ children }: { children: ReactNode }) {
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

// Components and not inline functions: a new function each render would remount the button before its click arrives.
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

/** The error screen in place of a part of a page. */
export const Failed = ({ error, retry }: FailedProps) => (
  <FailureScreen
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
      <FailureScreen error={error} headingLevel={1} onRetry={onRetry} />
    </>
  )
}

type FailureScreenProps = { error: unknown; headingLevel: 1 | 2; onRetry: (button: HTMLElement) => void }

function FailureScreen({ error, headingLevel, onRetry }: FailureScreenProps) {
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
