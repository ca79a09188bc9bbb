import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { ValueOf } from '../../../lib/fixed-statement.ts'
import { columnOf } from '../../../lib/fixed-statement.ts'

/** A version of a text that the buyer of an order has agreed to. */
export interface AcceptedText {
  orderId: string
  id: string
  kind: LegalTextKind
}

/**
 * Stores which texts the buyers of orders have agreed to: a part of the statement that completes them.
 * @param only a condition on `a.order_id`
 */
export function insertAcceptedTexts<Input>(
  value: ValueOf<Input>,
  rows: (input: Input) => readonly AcceptedText[],
  only: SQL,
): SQL {
  const column = columnOf(value, rows)
  return sql`
    insert into order_legal_texts (order_id, kind, text_id)
    select a.order_id, a.kind, a.text_id
    from unnest(
      ${column(({ orderId }) => orderId, 'text')},
      ${column(({ kind }) => kind, 'text')},
      ${column(({ id }) => id, 'text')}
    ) as a (order_id, kind, text_id) where ${only}
    -- in place of a version that was accepted for a card payment which was never made
    on conflict (order_id, kind) do update set text_id = excluded.text_id, at = now()`
}
