/** How long a session lasts after its last use: fourteen days. */
export const sessionSeconds = 14 * 24 * 60 * 60

/** How long after its last extension a use extends a session again: an hour. */
export const sessionExtendedAfterSeconds = 60 * 60
