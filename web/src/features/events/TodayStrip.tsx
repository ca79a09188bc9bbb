import { use } from 'react'
import { FetchTodaySection } from '../../lib/today-section.ts'
import { useMay } from '../../lib/use-may.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'

/**
 * The strip of today above the home list. Code and messages load apart from the list. The room is that of a
 * usual strip, so that nothing moves when it arrives; a longer one grows.
 */
export function TodayStrip() {
  const module = useModuleOnceShown(use(FetchTodaySection))
  const tiles = useMay('orders:read') ? 'min-h-112 @xl:min-h-80' : 'min-h-72 @xl:min-h-42'
  return (
    <div className="@container mb-8">
      <div className={`grid rounded-card border border-line bg-card shadow-card ${tiles} @4xl:min-h-42`}>
        {module ? <module.TodaySection /> : <Skeleton className="m-4 w-40 text-sm" />}
      </div>
    </div>
  )
}
