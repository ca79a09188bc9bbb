/** The shortcuts of a single key, each with the name of its text. */
export const shortcuts = {
  everywhere: [
    ['/', 'search'],
    ['?', 'help'],
  ],
  inbox: [
    ['j', 'nextThread'],
    ['k', 'previousThread'],
    ['Enter', 'openThread'],
    ['e', 'archive'],
    ['u', 'unread'],
    ['r', 'reply'],
    ['h', 'snooze'],
    ['a', 'assign'],
    ['x', 'select'],
  ],
  orders: [
    ['j', 'nextOrder'],
    ['k', 'previousOrder'],
    ['Enter', 'openOrder'],
    ['x', 'select'],
    ['/', 'searchOrders'],
    ['Escape', 'closeOrder'],
  ],
} as const

export type ShortcutPlace = keyof typeof shortcuts

/** The keys that a place handles itself; Enter is the browser's. */
export type ShortcutKey<Place extends ShortcutPlace> = Exclude<(typeof shortcuts)[Place][number][0], 'Enter'>
