import type { SameShape } from '../../same-shape.ts'
import type { members as english } from '../en/members.ts'

export const members = {
  title: 'Mitglieder',
  count: '{count, plural, one {# Mitglied} other {# Mitglieder}}',
  since: 'seit {date}',
  you: 'Sie',
  lead: 'Wer zum Team gehört und mit welcher Rolle.',
  actions: 'Aktionen für {name}',
  changeRole: 'Rolle und Veranstaltungen ändern',
  roleOf: 'Rolle und Veranstaltungen von {name}',
  saveRole: 'Speichern',
  roleChanged: 'Änderungen für {name} gespeichert.',
  remove: 'Aus dem Team entfernen',
  removeTitle: '{name} aus dem Team entfernen?',
  removeBody:
    '{name} kann dann sofort nichts mehr in diesem Team sehen. Angelegte Veranstaltungen, Bestellungen und Antworten bleiben.',
  removeTokens:
    'API-Token, die {name} erstellt hat, funktionieren dann nicht mehr. Einladungen, die {name} verschickt hat, bleiben offen.',
  removeLinks:
    'Die Links für Smartphones am Eingang funktionieren ohne Konto. Sperren Sie die Links, die {name} hat, bei der Veranstaltung unter „Einlass“.',
  removed: '{name} ist nicht mehr im Team.',
  leave: 'Team verlassen',
  leaveTitle: 'Dieses Team verlassen?',
  leaveBody:
    'Sie sehen dann sofort keine Veranstaltungen, Bestellungen und Einstellungen dieses Teams mehr. Zurück kommen Sie nur mit einer neuen Einladung.',
  leaveTokens: 'API-Token, die Sie erstellt haben, funktionieren dann nicht mehr.',
  left: 'Sie haben das Team verlassen.',
  invitations: {
    title: 'Einladen',
    lead: {
      on: 'Eingeladene bekommen eine E‑Mail mit einem Link, der 7 Tage gilt.',
      off: 'Es ist kein Mailserver eingerichtet: Sie bekommen für jede Person einen Link und geben ihn selbst weiter. Er gilt 7 Tage.',
    },
    none: 'Keine offenen Einladungen.',
    invite: 'Personen einladen',
    emails: 'E‑Mail-Adressen',
    emailsHint: 'Eine oder mehrere, jede in einer eigenen Zeile oder durch Kommas getrennt.',
    emailsRequired: 'Geben Sie mindestens eine E‑Mail-Adresse ein.',
    emailFormat: 'Eine davon ist keine gültige E‑Mail-Adresse.',
    tooMany: 'Sie können bis zu {limit, number} Personen auf einmal einladen.',
    send: 'Einladung senden',
    sent: '{count, plural, one {Einladung an {email} gesendet.} other {# Einladungen gesendet.}}',
    until: 'gilt bis {date}',
    expired: 'Abgelaufen',
    resend: 'Erneut senden',
    resendTo: 'Einladung an {email} erneut senden',
    revoke: 'Zurückziehen',
    revokeOf: 'Einladung an {email} zurückziehen',
    revoked: 'Einladung an {email} zurückgezogen.',
    links: {
      title: 'Diese Links weitergeben',
      lead: 'Es ist kein Mailserver eingerichtet, deshalb kann Foyer die Einladungen nicht verschicken. Kopieren Sie jeden Link und geben Sie ihn nur der jeweiligen Person. Er wird nicht noch einmal angezeigt.',
      copy: 'Link kopieren',
      copied: 'Link kopiert',
    },
  },
} as const satisfies SameShape<typeof english>
