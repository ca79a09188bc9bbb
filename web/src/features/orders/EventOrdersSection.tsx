import { getRouteApi } from '@tanstack/react-router'
import { Orders } from './Orders.tsx'

const route = getRouteApi('/$lang/_member/events/$id/orders')

/** The orders of one event, newest first, with search and filters. */
export function EventOrdersSection({ event }: { event: { id: string } }) {
  return <Orders search={{ ...route.useSearch(), event: event.id }} ofEvent />
}
