import type { SameShape } from '../../same-shape.ts'
import type { websites as english } from '../en/websites.ts'

export const websites = {
  title: 'Website',
  lead: 'Foyer prüft die Website alle fünf Minuten und meldet Störungen und Änderungen im Posteingang.',
  checkNow: 'Jetzt prüfen',
  checking: 'Wird geprüft …',
  checked: 'Die Website wurde geprüft.',
  shared:
    '{count, plural, one {Eine weitere Veranstaltung hat diese Adresse. Foyer prüft sie für beide nur einmal.} other {# weitere Veranstaltungen haben diese Adresse. Foyer prüft sie für alle nur einmal.}}',
  state: {
    ended: {
      label: 'Wird nicht mehr geprüft',
      body: 'Die Veranstaltung ist seit 30 Tagen vorbei, deshalb prüft Foyer ihre Website nicht mehr.',
    },
    'not-judged': {
      label: 'Derzeit nicht geprüft',
      body: 'Foyer selbst hat seit {since} keine Verbindung zum Internet und kann deshalb nichts über die Website sagen. Sobald die Verbindung wieder besteht, wird weiter geprüft.',
    },
    'not-up-yet': {
      label: 'Noch nicht erreichbar',
      body: 'Foyer hat die Website noch nicht erreicht und versucht es weiter. Dauert das länger als einen Tag, erhalten Sie eine Nachricht im Posteingang.',
    },
    unstable: {
      label: 'Instabil',
      body: 'Die Website fällt seit {since} immer wieder aus. Sobald die Lage stabil ist, erhalten Sie eine Nachricht im Posteingang.',
    },
    waiting: { label: 'Noch nicht geprüft', body: 'Foyer prüft die Website innerhalb einer Minute.' },
    up: { label: 'Erreichbar', body: 'Alles in Ordnung.' },
    failing: {
      label: 'Antwortet nicht',
      body: 'Eine Prüfung ist fehlgeschlagen. Schlägt auch die nächste in einer Minute fehl, gilt die Website als gestört.',
    },
    down: { label: 'Störung', body: 'Gestört seit {since}.' },
    recovering: {
      label: 'Antwortet wieder',
      body: 'Antwortet die Website auch in einer Minute, gilt sie wieder als erreichbar.',
    },
  },
  next: 'Was Sie tun können',
  facts: {
    checked: 'Letzte Prüfung',
    nextCheck: 'nächste {when}',
    response: 'Antwortzeit',
    title: 'Seitentitel',
    redirects: 'Leitet weiter zu',
    certificate: 'Zertifikat gültig bis',
    expiring: '{days, plural, =0 {läuft heute ab} one {noch ein Tag} other {noch # Tage}}',
    expired: 'abgelaufen',
    milliseconds: '{ms} ms',
  },
  uptime: {
    title: 'Die letzten 90 Tage',
    firstTitle: 'Erreichbarkeit',
    first: {
      up: 'Seit {unit, select, minute {{count, plural, one {einer Minute} other {# Minuten}}} hour {{count, plural, one {einer Stunde} other {# Stunden}}} other {{count, plural, one {einem Tag} other {# Tagen}}}} erreichbar.',
      down: 'Seit {unit, select, minute {{count, plural, one {einer Minute} other {# Minuten}}} hour {{count, plural, one {einer Stunde} other {# Stunden}}} other {{count, plural, one {einem Tag} other {# Tagen}}}} nicht erreichbar.',
    },
    none: 'Nach einer Woche zeigt ein Diagramm hier jeden einzelnen Tag.',
    summary: 'Zu {share} erreichbar, gemessen über {days, plural, one {einen Tag} other {# Tage}}.',
    picture:
      'Zu {share} erreichbar. {downDays, plural, =0 {Keine Störungen.} one {Störungen an einem Tag.} other {Störungen an # Tagen.}}',
    legendUp: 'Erreichbar',
    legendPartly: 'Zeitweise gestört',
    legendNone: 'Nicht geprüft',
    table: 'Tageswerte als Tabelle',
    day: 'Tag',
    up: 'Erreichbar',
    checks: 'Prüfungen',
    response: 'Antwortzeit',
  },
  response: {
    title: 'Antwortzeiten',
    none: 'Noch keine Daten. Die ersten Werte erscheinen nach einer erfolgreichen Prüfung.',
    summary: 'In den letzten zwei Tagen durchschnittlich {average} ms, höchstens {slowest} ms.',
    table: 'Werte je halbe Stunde als Tabelle',
    from: 'Ab',
    average: 'Durchschnitt',
    slowest: 'Maximum',
    failed: 'Fehler',
    failedOf: '{failed, number} von {checks, number}',
  },
  changes: {
    title: 'Störungen und Änderungen',
    none: 'Bisher keine.',
    down: 'Störung',
    up: 'Wieder erreichbar',
    upSince: 'Die Störung begann am {since}.',
    first: 'Bei der ersten Prüfung erreichbar',
    newTitle: 'Neuer Titel',
    titleTo: '„{to}“, vorher „{from}“',
    noTitle: 'ohne Titel',
    content: 'Neuer Inhalt',
    certificate: 'Neues Zertifikat',
    certificateTo: 'Gültig bis {until}',
    address: 'Neue Adresse',
    addressFrom: 'Vorher: {from}',
  },
  failure: {
    'address-blocked': {
      what: 'Die Adresse ist nicht im öffentlichen Internet oder nutzt einen anderen Port als 80 oder 443.',
      next: 'Foyer ruft nur Adressen auf, die für alle erreichbar sind. Tragen Sie eine andere ein oder lassen Sie diese stehen: Dann wird sie nicht geprüft.',
    },
    'dns-not-found': {
      what: 'Die Domain der Website wurde nicht gefunden (DNS).',
      next: 'Prüfen Sie die Schreibweise. Stimmt sie, prüfen Sie bei Ihrem Domain-Anbieter, ob die Domain noch registriert ist und die DNS-Einträge richtig sind.',
    },
    'dns-failed': {
      what: 'Die Domain der Website konnte nicht aufgelöst werden (DNS).',
      next: 'Meist gibt sich das von selbst. Sonst fragen Sie den Betreiber der Nameserver.',
    },
    refused: {
      what: 'Der Server nimmt keine Verbindungen an.',
      next: 'Starten Sie den Webserver neu oder fragen Sie Ihren Hoster.',
    },
    unreachable: {
      what: 'Der Server ist nicht erreichbar.',
      next: 'Fragen Sie Ihren Hoster, ob der Server läuft.',
    },
    reset: {
      what: 'Die Verbindung wurde abgebrochen.',
      next: 'Fragen Sie Ihren Hoster: Oft liegt das an einem überlasteten Server oder einer Firewall.',
    },
    timeout: {
      what: 'Die Website hat nicht innerhalb von zehn Sekunden geantwortet.',
      next: 'Prüfen Sie, ob sie sich bei Ihnen öffnet. Wenn nicht, ist der Server überlastet oder abgeschaltet: Fragen Sie Ihren Hoster.',
    },
    'tls-expired': {
      what: 'Das Zertifikat ist abgelaufen; Browser blockieren die Website.',
      next: 'Erneuern Sie das Zertifikat bei Ihrem Hoster.',
    },
    'tls-not-yet-valid': {
      what: 'Das Zertifikat ist noch nicht gültig.',
      next: 'Installieren Sie ein Zertifikat, das heute gilt. Vielleicht geht auch nur die Uhr des Servers falsch.',
    },
    'tls-wrong-host': {
      what: 'Das Zertifikat gilt nicht für diese Adresse.',
      next: 'Lassen Sie ein Zertifikat für genau diese Adresse ausstellen, mit oder ohne „www“.',
    },
    'tls-self-signed': {
      what: 'Das Zertifikat ist selbst signiert; Browser blockieren die Website.',
      next: 'Lassen Sie ein Zertifikat von einer anerkannten Stelle ausstellen, zum Beispiel kostenlos bei Let’s Encrypt.',
    },
    'tls-untrusted': {
      what: 'Browser vertrauen der Stelle nicht, die das Zertifikat ausgestellt hat.',
      next: 'Installieren Sie das Zertifikat mit der vollständigen Zertifikatskette oder lassen Sie es von einer anerkannten Stelle ausstellen.',
    },
    'tls-failed': {
      what: 'Es kam keine sichere Verbindung zustande.',
      next: 'Fragen Sie Ihren Hoster: Vielleicht unterstützt der Server nur veraltete Protokolle (vor TLS 1.2).',
    },
    'too-many-redirects': {
      what: 'Die Website leitet endlos weiter.',
      next: 'Korrigieren Sie die Weiterleitungen: Oft verweisen „http“ und „https“ oder die Adressen mit und ohne „www“ aufeinander.',
    },
    'redirect-broken': {
      what: 'Die Website leitet weiter, aber ohne Ziel.',
      next: 'Korrigieren Sie die Weiterleitung bei Ihrem Hoster.',
    },
    'invalid-answer': {
      what: 'Die Antwort stammt nicht von einem Webserver.',
      next: 'Fragen Sie Ihren Hoster: Vielleicht läuft unter dieser Adresse etwas anderes.',
    },
    'body-too-large': {
      what: 'Die Seite ist größer als 2 MB.',
      next: 'Verkleinern Sie die Seite, dann lädt sie auch für Ihre Gäste schneller, oder tragen Sie eine andere Adresse ein.',
    },
    'access-refused': {
      what: 'Die Website verweigert den Zugriff ({status}).',
      next: 'Ursache ist meist ein Passwort oder ein Schutz vor Bots. Lassen Sie Anfragen von „Foyer“ zu oder tragen Sie die Adresse einer Seite ein, die alle öffnen dürfen.',
    },
    'page-not-found': {
      what: 'Die Seite wurde nicht gefunden ({status}).',
      next: 'Stellen Sie die Seite wieder her oder tragen Sie die neue Adresse ein.',
    },
    'too-many-requests': {
      what: 'Die Website meldet zu viele Anfragen ({status}).',
      next: 'Bitten Sie Ihren Hoster, Anfragen von „Foyer“ zuzulassen: Es ist eine alle fünf Minuten.',
    },
    'client-error': {
      what: 'Die Website lehnt die Anfrage ab ({status}).',
      next: 'Prüfen Sie, ob sich die Adresse bei Ihnen öffnet, und korrigieren Sie sie, wenn nicht.',
    },
    'server-unavailable': {
      what: 'Die Website ist vorübergehend nicht verfügbar ({status}).',
      next: 'Oft sind das Wartungsarbeiten. Dauert es länger, fragen Sie Ihren Hoster.',
    },
    'server-error': {
      what: 'Der Server meldet einen internen Fehler ({status}).',
      next: 'Sehen Sie im Fehlerprotokoll der Website nach oder wenden Sie sich an die Person, die sie technisch betreut.',
    },
    'unexpected-status': {
      what: 'Die Website antwortet unerwartet ({status}).',
      next: 'Prüfen Sie, ob sich die Adresse bei Ihnen öffnet, und korrigieren Sie sie, wenn nicht.',
    },
  },
} as const satisfies SameShape<typeof english>
