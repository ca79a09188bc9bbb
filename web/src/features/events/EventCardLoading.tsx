import { Skeleton } from '../../ui/Skeleton.tsx'
import { EventCard } from './EventCard.tsx'

/** Placeholder of an event in the home list. */
export const EventCardLoading = () => (
  <EventCard
    when={<Skeleton className="w-44" />}
    name={<Skeleton className="type-heading w-80 max-w-full" />}
    facts={<Skeleton className="w-64 max-w-full" />}
    actions={<Skeleton className="mx-2.5 w-56 text-sm" />}
    status={<Skeleton className="min-h-7 w-20" />}
    sold={
      <div className="text-sm">
        <Skeleton className="type-figure w-16" />
        <Skeleton className="w-32" />
      </div>
    }
    meter={<div className="h-1" />}
  />
)
