import type { SameShape } from '../../same-shape.ts'
import type { notionKey as english } from '../en/notion-key.ts'

export const notionKey = {
  title: 'Schlüssel eingeben',
  notAllowed: {
    title: 'Ihre Rolle hat keinen Zugriff auf diese Seite',
    body: 'Wenn Sie Zugriff brauchen, wenden Sie sich an die Leitung oder Verwaltung Ihres Teams.',
  },
  choices: 'Wählen Sie eine Möglichkeit',
  have: 'Vorhandener Schlüssel',
  how: 'Neuer Schlüssel',
  field: 'Notion-Schlüssel',
  enterHint:
    'Fügen Sie den vollständigen Schlüssel ein; er beginnt mit ntn_ oder secret_. Er wird verschlüsselt gespeichert und nie wieder angezeigt.',
  required: 'Geben Sie den Schlüssel ein.',
  save: 'Schlüssel speichern',
  setNew: 'Neuen Schlüssel eingeben',
  stored: 'Gespeicherter Schlüssel',
  state: 'Status',
  remove: 'Schlüssel entfernen',
  removing: {
    title: 'Schlüssel entfernen?',
    body: 'Foyer kann die Notion-Seite dieser Veranstaltung dann nicht mehr lesen. In Notion bleibt der Schlüssel gültig.',
    keep: 'Schlüssel behalten',
    done: 'Der Schlüssel wurde entfernt.',
  },
  saved: {
    checked: 'Der Schlüssel wurde gespeichert.',
    unchecked: 'Der Schlüssel wurde gespeichert, aber nicht geprüft: Notion ist gerade nicht erreichbar.',
  },
  refused: {
    how: 'Anleitung ansehen',
    changeLink: 'Link zur Seite ändern',
    open: 'Seite in Notion öffnen',
  },
  steps: {
    portal: {
      title: 'Entwicklerportal von Notion öffnen',
      body: 'Sie brauchen in Notion die Rolle „Workspace owner“. Das Portal finden Sie unter „Einstellungen“, „Verbindungen“, „Develop your own connections“.',
      link: 'Entwicklerportal öffnen',
    },
    create: {
      title: 'Verbindung anlegen',
      body: 'Wählen Sie unter „Internal connections“ die Option „Create a new connection“. Geben Sie der Verbindung einen Namen, zum Beispiel Foyer, und wählen Sie den Workspace, in dem Ihre Seite liegt.',
    },
    token: {
      title: '„Installation access token“ kopieren',
      body: 'Sie finden ihn im Tab „Configuration“; er beginnt mit ntn_. Das ist Ihr Schlüssel. Von den Berechtigungen dort braucht Foyer nur „Read content“.',
    },
    access: {
      title: 'Seite für die Verbindung freigeben',
      body: 'Wählen Sie im Tab „Content access“ die Option „Edit access“ und dann die Seite. Oder öffnen Sie die Seite in Notion und wählen Sie •••, „Verbindungen“, „+ Verbindung hinzufügen“. Alle Unterseiten sind damit ebenfalls freigegeben.',
    },
    enter: {
      title: 'Schlüssel hier eingeben',
      body: 'Foyer prüft sofort, ob es die Seite lesen kann, und sagt Ihnen, wenn etwas fehlt.',
    },
    lost: 'Ist ein Schlüssel verloren gegangen oder in falsche Hände geraten? Erneuern Sie den Token im Tab „Configuration“. Der alte wird sofort ungültig. Geben Sie dann hier den neuen Schlüssel ein.',
  },
  states: 'Was der Status bedeutet',
  connection: {
    connected: { label: 'Verbunden', body: 'Foyer kann die Seite lesen.' },
    trouble: {
      label: 'Nicht lesbar',
      body: 'Foyer kann die Seite nicht lesen. Woran es liegt und was zu tun ist, steht bei der Veranstaltung.',
    },
    unchecked: {
      label: 'Nicht geprüft',
      body: 'Ein Schlüssel ist gespeichert, aber noch nicht für diese Seite geprüft: Notion war nicht erreichbar, oder der Link hat sich seitdem geändert. Geben Sie den Schlüssel neu ein, um ihn prüfen zu lassen.',
    },
    noKey: {
      label: 'Schlüssel fehlt',
      body: 'Die Seite ist verlinkt. Foyer kann sie lesen, sobald Sie einen Schlüssel eingegeben haben.',
    },
    noPage: {
      label: 'Keine Seite verlinkt',
      body: 'Verlinken Sie bei dieser Veranstaltung zuerst eine Notion-Seite.',
    },
  },
} as const satisfies SameShape<typeof english>
