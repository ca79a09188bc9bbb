import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { OrderedAddOns } from './add-ons.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { boxOfficeMethods } from './order-states.ts'
import { PersonName } from './person-name.ts'
import { TypedPromoCode } from './promo-codes.ts'
import { maxTicketsPerOrder } from './ticket-limits.ts'
import { PriceCents } from './ticket-types.ts'

/** An order that a member takes for a buyer. */
export const BoxOfficeOrder = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          ticketTypeId: Id,
          quantity: z.int().min(1).max(maxTicketsPerOrder),
          /** The price of each ticket, where buyers choose it. Default: the price that is suggested. */
          priceCents: PriceCents.optional(),
          /**
           * The add-ons to each of these tickets; members may leave out those that buyers have to choose. Tickets of a type
           * with other add-ons are another item.
           */
          addOns: OrderedAddOns.optional(),
        }),
      )
      .min(1)
      .max(maxTicketsPerOrder),
    code: TypedPromoCode.optional(),
    name: PersonName.optional(),
    /** Without an address the order gets no mails. A bank transfer needs one. */
    email: EmailAddress.optional(),
    /**
     * How it is paid. `cash`, `terminal`: it is paid now. `guest-list`, `complimentary`: its tickets cost
     * nothing. `transfer`: it is still due.
     */
    method: z.enum(boxOfficeMethods),
    /** The language of the order's page and mails. */
    language: Language.default('en'),
  })
  .meta({ id: 'BoxOfficeOrder' })
export type BoxOfficeOrder = z.output<typeof BoxOfficeOrder>
