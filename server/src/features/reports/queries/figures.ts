import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

const orders = sql.identifier('orders')
const paidFees = sql.identifier('paid_fee_cents')

/** The figures of a row of facts and of a row of sales, in the order of their columns. */
const columns = [
  orders,
  ...['tickets', 'gross_cents', 'tax_cents', 'refunded_cents', 'refunded_tax_cents'].map((name) =>
    sql.identifier(name),
  ),
  paidFees,
].map((column) => ({
  column,
  field: sql.identifier(column.value.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())),
}))

const list = (write: (names: (typeof columns)[number]) => SQL): SQL => sql.join(columns.map(write), sql`, `)

/** `orders, tickets, …` */
export const figures = list(({ column }) => sql`${column}`)

/** `0 as orders, tickets, …, 0 as paid_fee_cents`: an order may have several ticket types. */
export const withoutOrders = list(({ column }) =>
  column === orders || column === paidFees ? sql`0 as ${column}` : sql`${column}`,
)

/** `-orders as orders, …` */
export const negated = list(({ column }) => sql`-${column} as ${column}`)

/** `sum(orders) as orders, …` */
export const sums = list(({ column }) => sql`sum(${column}) as ${column}`)

/** As `sums`, for the rows of a report: float8 holds whole numbers up to 2⁵³ exactly, and node-postgres reads it as a number. */
export const reported = list(({ column, field }) => sql`sum(${column})::float8 as ${field}`)

/** `orders = r.orders + excluded.orders, …`: adds a row to the row `r` that has its key already. */
export const added = list(({ column }) => sql`${column} = r.${column} + excluded.${column}`)

/** `orders = r.orders - s.orders, …`: takes the row `s` off the row `r`. */
export const takenOff = list(({ column }) => sql`${column} = r.${column} - s.${column}`)

/** Whether any figure of a group of rows is not zero. */
export const anyFigure = sql.join(
  columns.map(({ column }) => sql`sum(${column}) <> 0`),
  sql` or `,
)
