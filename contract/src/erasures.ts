import { z } from 'zod'
import { EmailAddress } from './accounts.ts'
import { erasureBlocks } from './erasure-blocks.ts'
import { Id } from './id.ts'
import { OrderStatus } from './orders.ts'

/** All that has an email address. */
export const BuyerByEmail = z.strictObject({ email: EmailAddress })

/** The buyer to erase: by an address, or one order and all that has the address of its buyer. */
export const BuyerToErase = z.union([BuyerByEmail, z.strictObject({ order: Id })]).meta({ id: 'BuyerToErase' })
export type BuyerToErase = z.output<typeof BuyerToErase>

/** How much was found, or erased, of each kind. */
export const ErasureCounts = z
  .object({
    orders: z.int(),
    /** The tickets of those orders, and tickets in the orders of others that name the address. */
    tickets: z.int(),
    /** The conversations in the inbox. */
    threads: z.int(),
    mails: z.int(),
    /** The lines of bank statements that belong to the orders. */
    bankLines: z.int(),
  })
  .meta({ id: 'ErasureCounts' })
export type ErasureCounts = z.infer<typeof ErasureCounts>

/** The data that an erasure would find. It writes nothing. */
export const ErasurePreview = z
  .object({
    /** Absent for an order without an address. */
    email: z.string().optional(),
    /** The names that the buyer gave in the orders and questions. */
    names: z.array(z.string()),
    found: ErasureCounts,
    /** The orders, the newest first, `maxErasureOrdersShown` at most, those that block the erasure before the others. */
    orders: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        event: z.string(),
        status: OrderStatus,
        /** Why the buyer cannot be erased yet. */
        block: z.enum(erasureBlocks).optional(),
        /** Whether it has valid tickets for an event that is not over. They stay valid; changes reach the buyer no more. */
        upcoming: z.boolean(),
      }),
    ),
    /** The number of documents that were issued for the orders. They stay as they are until their retention ends. */
    invoices: z.int(),
    /** The number of orders that block the erasure. */
    blocked: z.int(),
    /** The number of orders with valid tickets for an event that is not over. */
    upcoming: z.int(),
  })
  .meta({ id: 'ErasurePreview' })
export type ErasurePreview = z.infer<typeof ErasurePreview>

/** The record of an erasure: without what was erased. */
export const Erasure = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    /** The name of the member who did it; absent once the account is deleted. */
    by: z.string().optional(),
    erased: ErasureCounts,
  })
  .meta({ id: 'Erasure' })
export type Erasure = z.infer<typeof Erasure>
