import type { SameShape } from '../../same-shape.ts'
import type { events as english } from '../en/events.ts'

export const events = {
  title: 'Veranstaltungen',
  eventTitle: 'Veranstaltung',
  table: {
    caption: 'Alle Veranstaltungen',
    name: 'Veranstaltung',
    date: 'Datum',
    status: 'Status',
    sold: 'Verkaufte Tickets',
    soldOf: '{sold, number} / {capacity, number}',
    actions: 'Aktionen',
    actionsFor: 'Aktionen für {name}',
  },
  states: {
    title: 'Status ändern',
    label: 'Status von {name}: {status}',
    pending: 'Der Status von „{name}“ wird geändert …',
    putOnSale: {
      action: 'Verkauf starten',
      effect: 'Alle sehen die Seite und können Tickets kaufen. Testbestellungen werden gelöscht.',
    },
    reopen: { action: 'Verkauf fortsetzen', effect: 'Tickets können wieder gekauft werden.' },
    close: {
      action: 'Verkauf beenden',
      effect: 'Es werden keine Tickets mehr verkauft. Verkaufte Tickets bleiben gültig.',
    },
    toDraft: {
      action: 'In Entwurf umwandeln',
      effect: 'Nur Ihr Team sieht die Seite. Möglich, solange es keine echten Bestellungen gibt.',
    },
    hasOrders:
      'Für „{name}“ gibt es echte Bestellungen, deshalb kann daraus kein Entwurf mehr werden. Wenn Sie keine Tickets mehr verkaufen möchten, beenden Sie den Verkauf.',
    done: {
      onsale: '„{name}“ ist jetzt im Verkauf.',
      closed: 'Der Verkauf für „{name}“ ist beendet.',
      draft: '„{name}“ ist wieder ein Entwurf.',
    },
    noMail: {
      title: 'Ohne E‑Mails verkaufen?',
      body: 'Es ist kein Mailserver eingerichtet, deshalb bekommen Gäste von „{name}“ keine E‑Mails. Ihre Tickets finden sie nur auf ihrer Bestellseite, die sie auffordert, sie zu speichern.',
      confirm: 'Trotzdem verkaufen',
    },
    notReady: {
      title: 'Noch nicht bereit für den Verkauf',
      body: 'Bevor Sie den Verkauf für „{name}“ starten können, fehlt noch etwas:',
    },
  },
  create: {
    title: 'Veranstaltung anlegen',
    siteTitle: 'Titel',
    notionLink: 'Notion-Link',
    notionHint: 'Die Seite, die Ihre Veranstaltung beschreibt. In Notion: „Teilen“, dann „Link kopieren“.',
    notionRecognised: 'Notion-Seite erkannt',
    notionRecognisedAs: 'Notion-Seite erkannt: {title}',
    urlLink: 'Webadresse',
    urlHint: 'Zum Beispiel www.example.com.',
    titleRequired: 'Der Titel fehlt',
    notionLinkRequired: 'Der Notion-Link fehlt',
    urlLinkRequired: 'Die Webadresse fehlt',
    add: 'Anlegen',
    added: '„{name}“ wurde angelegt.',
  },
  view: {
    back: 'Alle Veranstaltungen',
    newTab: 'öffnet sich in einem neuen Tab',
    yourTime: '{time} in Ihrer Zeitzone',
    when: 'Datum und Uhrzeit',
    where: 'Ort',
    noPlace: 'Noch kein Ort',
    online: 'Online',
    website: 'Website',
    publicAddress: 'Öffentliche Adresse',
    notFound: 'Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Team.',
    toList: 'Zu Ihren Veranstaltungen',
  },
  notion: {
    title: 'Notion-Seite',
    lead: 'Die Seite, die Ihre Veranstaltung beschreibt. Foyer liest sie mit einem Notion-Schlüssel.',
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
    untitled: 'Notion-Seite',
    changeKey: 'Schlüssel ändern',
    addLink: 'Link hinzufügen',
  },
} as const satisfies SameShape<typeof english>
