/** The member who makes a change, and the API token that acts for the member, if one does. A `Scope` is one. */
export interface Author {
  readonly account: string
  readonly token?: { readonly name: string } | undefined
}

/** The author of a row; undefined when the buyer made it, or the account is deleted. */
export const authorOf = ({ by, byToken }: { by: string | null; byToken: string | null }): Author | undefined =>
  by === null ? undefined : { account: by, ...(byToken !== null && { token: { name: byToken } }) }

/** The columns of a row that a member has made. @param by absent when the buyer or Foyer itself acts */
export const authorColumns = (by: Author | undefined) => ({
  by: by?.account ?? null,
  byToken: by?.token?.name ?? null,
})
