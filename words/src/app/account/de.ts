import { inboxMails } from '../de/inbox-mails.ts'
import { me } from '../de/me.ts'
import { timeZones } from '../de/time-zones.ts'

/** Texts of the profile, and of pages on which a time zone is chosen, in German. */
export const messages = { inboxMails, me, timeZones } as const
