import type { SameShape } from '../../same-shape.ts'
import type { notion as english } from '../en/notion.ts'

export const notion = {
  stays: 'Besucher sehen weiterhin die Seite, wie Foyer sie zuletzt gelesen hat.',
  syncNow: 'Jetzt abgleichen',
  syncing: 'Die Seite wird gelesen …',
  synced: 'Die Seite wurde gelesen.',
  pause: 'Anhalten',
  paused: 'Foyer sieht nicht mehr nach der Seite.',
  resume: 'Fortsetzen',
  resumed: 'Foyer sieht wieder nach der Seite.',
  state: {
    'no-page': {
      label: 'Keine Seite verlinkt',
      body: 'Fügen Sie dieser Veranstaltung zuerst den Link einer Notion-Seite hinzu.',
    },
    'no-key': {
      label: 'Schlüssel fehlt',
      body: 'Die Seite ist verlinkt. Foyer kann sie lesen, sobald Sie einen Schlüssel eingegeben haben.',
    },
    waiting: {
      label: 'Wird gleich gelesen',
      body: 'Foyer liest die Seite. Bei einer langen dauert das etwa eine Minute.',
    },
    connected: {
      label: 'Verbunden',
      body: 'Foyer kann die Seite lesen. Was auf ihr steht, steht auf der öffentlichen Seite der Veranstaltung.',
    },
    incomplete: {
      label: 'Mit Lücken veröffentlicht',
      body: 'Die Seite steht auf der öffentlichen Seite der Veranstaltung, bis auf das, was hier aufgeführt ist.',
    },
    'key-refused': {
      label: 'Schlüssel abgelehnt',
      body: 'Notion nimmt den Schlüssel nicht mehr an. Kopieren Sie den aktuellen aus Ihrer Verbindung in Notion und setzen Sie ihn hier.',
    },
    'capability-missing': {
      label: 'Leserecht fehlt',
      body: 'Der Schlüssel darf keine Inhalte lesen. Öffnen Sie in Notion den Reiter „Configuration“ der Verbindung und schalten Sie „Read content“ ein.',
    },
    'page-not-shared': {
      label: 'Seite nicht freigegeben',
      body: 'Die Seite ist für die Verbindung dieses Schlüssels nicht freigegeben, oder es gibt sie nicht mehr. Öffnen Sie sie in Notion, wählen Sie •••, „Connections“, und fügen Sie die Verbindung wieder hinzu.',
    },
    'is-database': {
      label: 'Link öffnet eine Datenbank',
      body: 'Foyer veröffentlicht Seiten, keine Datenbanken. Öffnen Sie in Notion die gemeinte Seite, kopieren Sie ihren Link und ändern Sie ihn hier.',
    },
    'in-trash': {
      label: 'Seite im Papierkorb',
      body: 'Die Seite liegt in Notion im Papierkorb. Stellen Sie sie dort wieder her, oder verlinken Sie eine andere.',
    },
    'rate-limited': {
      label: 'Notion bittet zu warten',
      body: 'Notion wird gerade zu viel gefragt. Foyer macht von selbst weiter, sobald es darf; Sie müssen nichts tun.',
    },
    blocked: {
      label: 'Von Notion gesperrt',
      body: 'Notion hat die Verbindung dieses Schlüssels gesperrt. Fragen Sie den Support von Notion nach dem Grund, oder legen Sie eine andere Verbindung an und setzen Sie deren Schlüssel hier.',
    },
    'notion-down': {
      label: 'Notion nicht erreichbar',
      body: 'Notion antwortet nicht. Foyer versucht es weiter; Sie müssen nichts tun.',
    },
    'too-large': {
      label: 'Seite zu lang',
      body: 'Die Seite hat mehr als 5.000 Blöcke. Verschieben Sie Teile davon auf eigene Seiten und verlinken Sie diese.',
    },
    paused: {
      label: 'Angehalten',
      body: 'Foyer sieht nicht nach der Seite, bis Sie es fortsetzen lassen. Was veröffentlicht ist, bleibt.',
    },
  },
  step: {
    key: 'Neuen Schlüssel setzen',
    how: 'So geht es',
    open: 'Seite in Notion öffnen',
    link: 'Link ändern',
  },
  facts: {
    title: 'Titel in Notion',
    connection: 'Verbindung und Workspace',
    changed: 'Zuletzt geändert',
    read: 'Zuletzt ganz gelesen',
    checked: 'Zuletzt nachgesehen',
    next: 'Nächstes Mal',
  },
  leftOut: {
    title:
      '{count, plural, one {Etwas auf der Seite ist nicht veröffentlicht} other {# Dinge auf der Seite sind nicht veröffentlicht}}',
    unsupported: 'Blöcke dieser Art gibt Notion nicht heraus.',
    unreadable: 'Ein Teil der Seite ist für die Verbindung nicht freigegeben.',
    'no-file':
      'Eine Datei ließ sich nicht kopieren: Sie ist nicht mehr da oder zu groß (Bilder bis 10 MB, andere Dateien bis 25 MB).',
    'unsafe-address': 'Eine Adresse, die für Ihre Besucher nicht sicher ist.',
    'too-much': 'Die Seite ist zu tief verschachtelt.',
  },
  preview: {
    title: 'Vorschau der öffentlichen Seite',
    show: 'Vorschau zeigen',
    hide: 'Vorschau ausblenden',
    width: 'Breite der Vorschau',
    wide: 'Ganze Breite',
    phone: 'Telefon',
  },
  webhook: {
    title: 'Von Änderungen sofort erfahren',
    lead: 'Foyer sieht alle 15 Minuten nach, um den Tag der Veranstaltung herum alle 2 Minuten. Richten Sie in Notion einen Webhook ein, erfährt Foyer von Änderungen binnen etwa einer Minute.',
    make: 'Öffnen Sie im Entwicklerportal von Notion den Reiter „Webhooks“ Ihrer Verbindung und legen Sie ein Abonnement mit dieser Adresse an. Wählen Sie die Ereignisse von Seiten.',
    verify: 'Notion schickt Foyer darauf ein Token. Geben Sie es in Notion unter „Verify“ ein.',
    noToken: 'Notion hat noch kein Token geschickt.',
    done: 'Ändern Sie etwas auf der Seite, um zu sehen, ob es funktioniert.',
    noSignal: 'Notion hat noch keine Änderung gemeldet.',
    signal: 'Notion hat zuletzt am {at} eine Änderung gemeldet.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    forget: 'Dieses Token vergessen',
    forgotten: 'Das Token ist vergessen. Notion kann ein anderes schicken.',
  },
} as const satisfies SameShape<typeof english>
