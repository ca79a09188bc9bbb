import type { Secrets } from '../../../lib/secrets.ts'
import { onlineAccessOf } from '../../events/rules.ts'
import type { OrderDetails } from '../queries.ts'

/** How to take part in an online event. @returns undefined unless the order is paid */
export const onlineAccessFor = (
  secrets: Pick<Secrets, 'decrypt'>,
  { order, event }: Pick<OrderDetails, 'order' | 'event'>,
): string | undefined => (order.status === 'paid' ? onlineAccessOf(secrets, event) : undefined)
