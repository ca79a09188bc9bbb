// No schemas here: forms need these limits, and zod would add 24 KB to them.

/** How long before the start the doors can open: half a day, so that a time without a date says when. */
export const maxDoorsMinutes = 12 * 60

/** The limit of a postcode, in characters. The longest ones have 10. */
export const maxPostcodeLength = 20

/** The limit of the access to an online event, in characters: a link, a meeting number, some lines of explanation. */
export const maxOnlineAccessLength = 2000
