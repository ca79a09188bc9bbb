import { emailSettings } from '../../inbox/de.ts'
import type { SameShape } from '../../same-shape.ts'
import type { inboxMails as english } from '../en/inbox-mails.ts'

export const inboxMails = {
  choices: {
    ...emailSettings,
    lead: 'Was Sie aus dem Posteingang von {team} auch per E‑Mail bekommen. Die tägliche E‑Mail kommt morgens, aber nur, wenn es Ungelesenes gibt.',
    noMail: {
      title: 'Ohne Mailserver wird keine dieser E‑Mails verschickt',
      body: 'Ihre Auswahl gilt, sobald einer eingerichtet ist. Bis dahin sehen Sie alles im Posteingang.',
    },
    saved: 'Gespeichert',
  },
  frequency: {
    'at-once': 'Sofort',
    daily: 'Täglich',
    never: 'Nie',
  },
} as const satisfies SameShape<typeof english>
