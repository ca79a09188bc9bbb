import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageHeader } from '../ui/PageHeader.tsx'
import { focusHeading } from './focus-heading.ts'
import { FailedForms } from './form/failed-forms.ts'
import { useShowPage } from './shown-page.ts'

interface Props extends Omit<ComponentProps<typeof PageHeader>, 'title'> {
  title: string
  /** The parent of the page for the browser's title: the name of the event. */
  of?: string | undefined
  /** Whether a form other than `Form` has errors. The browser's title then says so. */
  failed?: boolean | undefined
  children?: ReactNode
}

/** A page: the browser's title, the only `h1`, and the focus on it after navigation. */
export function Page({ title, of, failed, children, ...header }: Props) {
  useEffect(focusHeading, [])
  return (
    <TitledPage title={title} of={of} failed={failed}>
      <PageHeader title={title} {...header} />
      {children}
    </TitledPage>
  )
}

/** A page or a tab below another heading: the browser's title, which says when a form has errors. */
export function TitledPage({ title, of, failed, children }: Pick<Props, 'title' | 'of' | 'failed' | 'children'>) {
  const [failedForms, setFailedForms] = useState(0)
  return (
    <>
      <PageTitle title={title} of={of} failed={failed || failedForms > 0} />
      <FailedForms value={setFailedForms}>{children}</FailedForms>
    </>
  )
}

/** The browser's title, 'Page – Event – Foyer', and the trail in the top bar. */
export function PageTitle({ title, of, failed }: Pick<Props, 'title' | 'of' | 'failed'>) {
  const t = useTranslations('common')
  useShowPage(title, of)
  const named = [title, of, 'Foyer'].filter(Boolean).join(' – ')
  return <title>{failed ? t('formErrors.titlePrefix', { title: named }) : named}</title>
}
