import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'

const fetchDiscounts = () => import('./Discounts.tsx')

/** The discounts of an event, loaded on demand: they are below the ticket types. */
export function LazyDiscounts({ event }: { event: Event }) {
  const t = useTranslations('common')
  const module = useModuleOnceShown(fetchDiscounts)
  if (module) return <module.Discounts event={event} />
  return (
    <Loading label={t('loading')} className="grid gap-5">
      <Skeleton className="w-40" />
      <div className="control-height" />
    </Loading>
  )
}
