/** The keys of T, each with any text. A translation that `satisfies SameShape<typeof english>` has exactly its keys. */
export type SameShape<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]> }
