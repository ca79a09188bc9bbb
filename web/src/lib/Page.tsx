import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageHeader } from '../ui/PageHeader.tsx'
import { focusHeading } from './focus-heading.ts'
import { FailedForms } from './form/failed-forms.ts'

interface Props extends Omit<ComponentProps<typeof PageHeader>, 'title'> {
  title: string
  /** The parent of the page for the browser's title: the name of the event. */
  of?: string | undefined
  /** Whether a form other than `Form` has errors. The browser's title then says so. */
  failed?: boolean
  children?: ReactNode
}

/** A page: the browser's title, the only `h1`, and the focus on it after navigation. */
export function Page({ title, of, failed, children, ...header }: Props) {
  const [failedForms, setFailedForms] = useState(0)
  useEffect(focusHeading, [])
  return (
    <>
      <PageTitle title={title} of={of} failed={failed || failedForms > 0} />
      <PageHeader title={title} {...header} />
      <FailedForms value={setFailedForms}>{children}</FailedForms>
    </>
  )
}

/** The browser's title: 'Page – Event – Foyer'. */
export function PageTitle({ title, of, failed }: Pick<Props, 'title' | 'of' | 'failed'>) {
  const t = useTranslations('common')
  const named = [title, of, 'Foyer'].filter(Boolean).join(' – ')
  return <title>{failed ? t('formErrors.titlePrefix', { title: named }) : named}</title>
}
