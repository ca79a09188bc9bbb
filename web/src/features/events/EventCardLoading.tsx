import { Skeleton } from '../../ui/Skeleton.tsx'
import { EventCard } from './EventCard.tsx'

/** Placeholder of an event in the home list. */
export const EventCardLoading = () => (
  <EventCard
    picture={<div className="size-11 rounded-control bg-inset @3xl:size-16" />}
    when={<Skeleton className="w-44" />}
    name={<Skeleton className="type-heading w-80 max-w-full" />}
    facts={<Skeleton className="w-64 max-w-full" />}
    sold={<Skeleton className="w-16 @3xl:w-32" />}
    status={<Skeleton className="min-h-7 w-20" />}
    actions={undefined}
  />
)
