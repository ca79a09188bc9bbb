import { inboxMails } from '../fr/inbox-mails.ts'
import { me } from '../fr/me.ts'
import { timeZones } from '../fr/time-zones.ts'

/** Texts of the profile, and of pages on which a time zone is chosen, in French. */
export const messages = { inboxMails, me, timeZones } as const
