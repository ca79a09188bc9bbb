import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { swapLanguage } from '../paths.ts'
import { watchForm } from './unsaved.ts'

// The path that the reader has agreed to leave for: with several forms on a page, one question is enough.
let leavingFor: string | undefined

/** Asks before the reader leaves a page with unsaved input: by a link, Back, a reload, or closing the tab. */
export function UnsavedGuard({ dirty }: { dirty: () => boolean }) {
  const t = useTranslations('common.unsaved')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty() && next.pathname !== leavingFor && !isSamePage(current.pathname, next.pathname),
    enableBeforeUnload: dirty,
    withResolver: true,
  })
  useEffect(() => watchForm(dirty), [dirty])
  useEffect(
    () => () => {
      leavingFor = undefined
    },
    [],
  )
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    leavingFor = blocker.next.pathname
    blocker.proceed()
  }
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={leave}
      onCancel={blocker.reset}
      danger
    >
      <p>{t('body')}</p>
    </ConfirmDialog>
  )
}

// Another language of the same page keeps the input.
const isSamePage = (a: string, b: string) => swapLanguage(a, 'en') === swapLanguage(b, 'en')
