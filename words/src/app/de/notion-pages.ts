import type { SameShape } from '../../same-shape.ts'
import type { notionPages as english } from '../en/notion-pages.ts'

export const notionPages = {
  stays: 'Gäste sehen weiterhin die zuletzt gelesene Fassung.',
  syncNow: 'Jetzt abgleichen',
  syncing: 'Wird abgeglichen …',
  result: {
    changed: 'Abgeglichen. Gäste sehen die neue Fassung.',
    unchanged: 'Abgeglichen. Es hat sich nichts geändert.',
    failed: 'Die Seite konnte nicht abgeglichen werden. {reason}.',
  },
  unconfirmed:
    'Letzte Prüfung: {reason}. {again, select, soon {Zur Sicherheit prüft Foyer gleich noch einmal.} later {Zur Sicherheit prüft Foyer {when} noch einmal.} other {}}',
  ended:
    'Die Veranstaltung ist seit 30 Tagen vorbei, deshalb prüft Foyer die Seite nicht mehr von selbst. Sie können sie weiterhin abgleichen.',
  pause: 'Pausieren',
  paused: 'Der Abgleich ist pausiert.',
  resume: 'Fortsetzen',
  resumed: 'Der Abgleich läuft wieder.',
  state: {
    'no-page': {
      label: 'Keine Seite verlinkt',
      body: 'Verlinken Sie bei dieser Veranstaltung zuerst eine Notion-Seite.',
    },
    'no-key': {
      label: 'Schlüssel fehlt',
      body: 'Die Seite ist verlinkt. Foyer kann sie lesen, sobald Sie einen Schlüssel eingegeben haben.',
    },
    waiting: {
      label: 'Wird gleich abgeglichen',
      body: 'Foyer liest die Seite. Bei langen Seiten dauert das etwa eine Minute.',
    },
    connected: {
      label: 'Verbunden',
      body: 'Foyer kann die Seite lesen. Ihr Inhalt erscheint auf der öffentlichen Seite der Veranstaltung.',
    },
    incomplete: {
      label: 'Unvollständig veröffentlicht',
      body: 'Der Inhalt erscheint auf der öffentlichen Seite der Veranstaltung, bis auf das, was hier aufgeführt ist.',
    },
    'key-refused': {
      label: 'Schlüssel abgelehnt',
      body: 'Notion nimmt den Schlüssel nicht mehr an. Kopieren Sie den aktuellen aus Ihrer Verbindung in Notion und geben Sie ihn hier ein.',
    },
    'capability-missing': {
      label: 'Leserecht fehlt',
      body: 'Der Schlüssel darf keine Inhalte lesen. Öffnen Sie in Notion den Tab „Configuration“ der Verbindung und schalten Sie „Read content“ ein.',
    },
    'page-not-shared': {
      label: 'Seite nicht freigegeben',
      body: 'Die Seite ist nicht für die Verbindung dieses Schlüssels freigegeben, oder es gibt sie nicht mehr. Öffnen Sie sie in Notion, wählen Sie •••, „Verbindungen“, und fügen Sie die Verbindung wieder hinzu.',
    },
    'is-database': {
      label: 'Link zu einer Datenbank',
      body: 'Foyer veröffentlicht Seiten, keine Datenbanken. Öffnen Sie in Notion die gewünschte Seite, kopieren Sie ihren Link und tragen Sie ihn hier ein.',
    },
    'in-trash': {
      label: 'Seite im Papierkorb',
      body: 'Die Seite liegt in Notion im Papierkorb. Stellen Sie sie dort wieder her oder verlinken Sie eine andere.',
    },
    'rate-limited': {
      label: 'Von Notion gebremst',
      body: 'Notion erhält gerade zu viele Anfragen. Foyer macht von selbst weiter.',
    },
    blocked: {
      label: 'Von Notion gesperrt',
      body: 'Notion hat die Verbindung dieses Schlüssels gesperrt. Fragen Sie beim Notion-Support nach dem Grund. Oder legen Sie eine andere Verbindung an und geben Sie deren Schlüssel hier ein.',
    },
    'notion-down': {
      label: 'Notion nicht erreichbar',
      body: 'Notion antwortet nicht. Foyer versucht es weiter.',
    },
    'too-large': {
      label: 'Seite zu lang',
      body: 'Die Seite hat mehr als 5.000 Blöcke. Verschieben Sie Teile auf eigene Seiten und verlinken Sie diese.',
    },
    paused: {
      label: 'Pausiert',
      body: 'Foyer prüft die Seite erst wieder, wenn Sie den Abgleich fortsetzen. Veröffentlicht bleibt die letzte Fassung.',
    },
  },
  step: {
    key: 'Neuen Schlüssel eingeben',
    how: 'Anleitung ansehen',
    open: 'Seite in Notion öffnen',
    link: 'Link ändern',
  },
  facts: {
    title: 'Titel in Notion',
    connection: 'Verbindung und Workspace',
    changed: 'Zuletzt geändert',
    read: 'Zuletzt vollständig gelesen',
    checked: 'Letzte Prüfung',
    next: 'Nächste Prüfung',
  },
  skipped: {
    title:
      '{count, plural, one {Ein Teil der Seite ist nicht veröffentlicht} other {# Teile der Seite sind nicht veröffentlicht}}',
    unsupported: 'Blockart, die die Notion-API oder Foyer nicht unterstützt',
    unreadable: 'Nicht für die Verbindung freigegeben',
    'no-file':
      'Datei, die nicht kopiert werden konnte: Sie fehlt oder ist zu groß (Bilder bis 10 MB, andere Dateien bis 25 MB)',
    'unsafe-address': 'Adresse, die für Ihre Gäste nicht sicher ist',
    'too-much': 'Zu lang oder zu tief verschachtelt',
  },
  preview: {
    title: 'Vorschau der öffentlichen Seite',
    show: 'Vorschau anzeigen',
    hide: 'Vorschau ausblenden',
    width: 'Breite der Vorschau',
    wide: 'Volle Breite',
    phone: 'Smartphone',
  },
  webhook: {
    title: 'Änderungen sofort übernehmen',
    lead: 'Foyer prüft die Seite alle 15 Minuten, rund um den Tag der Veranstaltung alle 2 Minuten. Mit einem Webhook in Notion erfährt Foyer von Änderungen innerhalb von etwa einer Minute.',
    make: 'Öffnen Sie im Entwicklerportal von Notion den Tab „Webhooks“ Ihrer Verbindung und legen Sie ein Abonnement mit dieser Adresse an. Wählen Sie die Ereignisse für Seiten.',
    verify: 'Notion schickt dann einen Token an Foyer. Geben Sie ihn in Notion unter „Verify“ ein.',
    noToken: 'Notion hat noch keinen Token geschickt.',
    done: 'Ändern Sie zum Testen etwas auf der Seite.',
    noSignal: 'Noch keine Änderung von Notion gemeldet.',
    signal: 'Letzte gemeldete Änderung: {at}.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    forget: 'Diesen Token löschen',
    forgotten: 'Der Token wurde gelöscht. Notion kann einen neuen schicken.',
  },
  connection: {
    title: 'Notion-Seite',
    lead: 'Die Seite, die Ihre Veranstaltung beschreibt. Foyer liest sie mit einem Notion-Schlüssel.',
    untitled: 'Notion-Seite',
    changeKey: 'Schlüssel ändern',
    addLink: 'Link hinzufügen',
  },
} as const satisfies SameShape<typeof english>
