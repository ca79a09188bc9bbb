import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import type { TicketTypeFormProps } from './TicketTypeForm.tsx'

const fetchForm = () => import('./TicketTypeForm.tsx')

/** The form of a ticket type, loaded on demand: few readers of the page open it. */
export function LazyTicketTypeForm(props: TicketTypeFormProps) {
  const t = useTranslations('common')
  const module = useModuleOnceShown(fetchForm)
  if (module) return <module.TicketTypeForm {...props} />
  return (
    <Loading label={t('loading')}>
      <Skeleton className="type-label w-24" />
      <div className="control-height mt-1.5 rounded-control bg-inset" />
    </Loading>
  )
}
