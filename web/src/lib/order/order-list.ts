import { useLocation } from '@tanstack/react-router'
import { usePaths } from '../paths.ts'

/** A list of orders as the reader left it: its search in the URL, and the event whose orders it lists. */
interface OrderList {
  event?: string
  search: object
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of orders that led to this page. */
    orderList?: OrderList | undefined
  }
}

/** Where the way back from an order leads: to the list that led to it, as it was; otherwise, without `search`, to all orders. */
export function useOrderList(): { to: string; search?: object } {
  const paths = usePaths()
  const { event, ...list } = useLocation({ select: ({ state }) => state.orderList }) ?? {}
  return { to: event ? paths.eventOrders(event) : paths.orders(), ...list }
}
