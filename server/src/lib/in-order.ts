/** Rows in the order of their ids. Ids without a row are omitted. */
export function inOrder<Row>(rows: readonly Row[], ids: readonly string[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
