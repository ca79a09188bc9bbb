import type { PublicOrder } from '@foyer/contract/public-orders'
import type { PublicMessages } from '@foyer/words/public/en'

type Later = PublicMessages['addOns']['later']
type KeysOf<Group extends 'checkout' | 'over' | 'order' | 'cancel'> = `${Group}.${Extract<
  { [Key in keyof Later[Group]]: Later[Group][Key] extends string ? Key : never }[keyof Later[Group]],
  string
>}`

/** The keys of the texts about tickets that speak of add-ons in an add-on order. */
type OrderTextKey = KeysOf<'checkout'> | KeysOf<'over'> | KeysOf<'order'> | KeysOf<'cancel'> | 'checkout.marks.over'

/** The key of a text about the items of an order: its tickets, or the add-ons of an add-on order. */
export const orderText = <Key extends OrderTextKey>(
  { addsTo }: Pick<PublicOrder, 'addsTo'>,
  key: Key,
): Key | `addOns.later.${Key}` => (addsTo === undefined ? key : `addOns.later.${key}`)
