/** The most characters of a query. */
export const maxQueryLength = 200

/** The most results of each kind that a search returns. */
export const maxSearchResults = 20

/** A search counts the matches of each kind up to this number. */
export const maxSearchCount = 100
