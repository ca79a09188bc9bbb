import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageHeader } from '../ui/PageHeader.tsx'
import { focusHeading } from './focus-heading.ts'
import { FailedForms } from './form/failed-forms.ts'

interface Props extends Omit<ComponentProps<typeof PageHeader>, 'title'> {
  title: string
  /** What the page belongs to, for the browser's title: the name of the event. */
  of?: string | undefined
  /** Whether something typed outside of a Form is wrong: the browser's title says so, as it does of forms. */
  failed?: boolean
  children?: ReactNode
}

/** A page: its title in the browser and as the only `h1`, which takes the focus when the page is come to. */
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
