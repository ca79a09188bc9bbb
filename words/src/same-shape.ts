/** The keys of T, each with any text: a translation `satisfies SameShape<typeof english>` has no key too few or too many. */
export type SameShape<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]> }
