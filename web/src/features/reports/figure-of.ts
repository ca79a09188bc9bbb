import { hasOrders } from '@foyer/contract/sales-report'
import type { ReportFigure, ReportSearch } from './search.ts'

/** The figure that the pictures show. Groups of ticket types and rates have no orders: an order may have several. */
export const figureOf = ({ show = 'sales', group = 'none' }: ReportSearch): ReportFigure =>
  show === 'orders' && !hasOrders(group) ? 'sales' : show
