import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'

const fetchList = () => import('./SharedCapacities.tsx')

/** The capacities that ticket types of an event share, loaded on demand: few events have any. */
export function SharedCapacitiesSection({ event }: { event: Event }) {
  const module = useModuleOnceShown(fetchList)
  if (!module) return <Placeholder />
  return (
    <Load fallback={<Placeholder />}>
      <module.SharedCapacities event={event} />
    </Load>
  )
}

function Placeholder() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid gap-5">
      <Skeleton className="w-40" />
      <div className="control-height" />
    </Loading>
  )
}
