import { inboxMails } from '../en/inbox-mails.ts'
import { me } from '../en/me.ts'
import { timeZones } from '../en/time-zones.ts'

/** Texts of the profile, and of pages on which a time zone is chosen, in English. */
export const messages = { inboxMails, me, timeZones } as const
