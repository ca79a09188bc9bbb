import type { SameShape } from '../../same-shape.ts'
import type { website as english } from '../en/website.ts'

export const website = {
  title: 'Website',
  lead: 'Foyer sieht alle fünf Minuten nach und meldet Ihnen im Posteingang, wenn sie gestört ist oder sich ändert.',
  checkNow: 'Jetzt prüfen',
  checking: 'Wird geprüft …',
  checked: 'Die Website wurde geprüft.',
  state: {
    waiting: { label: 'Noch nicht geprüft', body: 'Foyer sieht innerhalb einer Minute nach.' },
    up: { label: 'Erreichbar', body: 'Sie antwortet, wie sie soll.' },
    failing: {
      label: 'Antwortet nicht',
      body: 'Eine Prüfung ist fehlgeschlagen. Schlägt auch die nächste in einer Minute fehl, gilt die Website als gestört.',
    },
    down: { label: 'Gestört', body: 'Gestört seit {since}.' },
    recovering: {
      label: 'Antwortet wieder',
      body: 'Antwortet sie in einer Minute noch einmal, gilt sie wieder als erreichbar.',
    },
  },
  next: 'Was Sie tun können',
  facts: {
    checked: 'Letzte Prüfung',
    nextCheck: 'nächste {when}',
    response: 'Erste Antwort nach',
    title: 'Titel der Seite',
    redirects: 'Leitet weiter zu',
    certificate: 'Zertifikat gültig bis',
    expiring: '{days, plural, =0 {heute ist sein letzter Tag} one {noch ein Tag} other {noch # Tage}}',
    expired: 'abgelaufen',
    milliseconds: '{ms} ms',
  },
  uptime: {
    title: 'Die letzten 90 Tage',
    none: 'Vor dem ersten Tag mit Prüfungen gibt es hier nichts zu sehen.',
    summary: 'Bei {share} aller Prüfungen an {days, plural, one {einem Tag} other {# Tagen}} war sie erreichbar.',
    picture:
      'Zu {share} erreichbar. {downDays, plural, =0 {Sie war an jedem Tag erreichbar.} one {Sie war an einem Tag gestört.} other {Sie war an # Tagen gestört.}}',
    legendUp: 'Erreichbar',
    legendPartly: 'Zeitweise gestört',
    legendNone: 'Nicht beobachtet',
    table: 'Tag für Tag als Tabelle',
    day: 'Tag',
    up: 'Erreichbar',
    checks: 'Prüfungen',
    response: 'Erste Antwort',
  },
  response: {
    title: 'Wie schnell sie antwortet',
    none: 'Vor den ersten beantworteten Prüfungen gibt es hier nichts zu sehen.',
    summary: 'In den letzten zwei Tagen im Mittel {average} ms, höchstens {slowest} ms.',
    table: 'Halbstunde für Halbstunde als Tabelle',
    from: 'Ab',
    average: 'Mittel',
    slowest: 'Langsamste',
    failed: 'Fehlgeschlagen',
    failedOf: '{failed, number} von {checks, number}',
  },
  changes: {
    title: 'Was sich geändert hat',
    none: 'Bisher nichts.',
    down: 'Gestört',
    up: 'Wieder erreichbar',
    upSince: 'Sie war seit {since} gestört.',
    first: 'Bei der ersten Prüfung erreichbar',
    newTitle: 'Anderer Titel',
    titleTo: '„{to}“, vorher „{from}“',
    noTitle: 'keiner',
    content: 'Anderer Inhalt',
    certificate: 'Anderes Zertifikat',
    certificateTo: 'Gültig bis {until}',
    address: 'Andere Adresse',
    addressFrom: 'Vorher: {from}',
  },
  failure: {
    'address-blocked': {
      what: 'Die Adresse liegt nicht im öffentlichen Internet oder nicht auf Port 80 oder 443.',
      next: 'Foyer fragt nur Adressen an, die für alle erreichbar sind. Tragen Sie eine andere ein, oder lassen Sie sie so: Dann wird sie nicht beobachtet.',
    },
    'dns-not-found': {
      what: 'Der Name der Website ist nicht bekannt (DNS).',
      next: 'Prüfen Sie die Schreibweise. Stimmt sie, dann verlängern Sie die Domain oder setzen ihre DNS-Einträge, wo sie registriert ist.',
    },
    'dns-failed': {
      what: 'Der Name der Website ließ sich nicht nachschlagen (DNS).',
      next: 'Fragen Sie, wer die Nameserver der Domain betreibt. Meist gibt es sich von selbst.',
    },
    refused: {
      what: 'Der Server nimmt keine Verbindungen an.',
      next: 'Starten Sie den Webserver neu, oder fragen Sie Ihren Hoster.',
    },
    unreachable: {
      what: 'Der Server ist nicht erreichbar.',
      next: 'Fragen Sie Ihren Hoster, ob der Server läuft.',
    },
    reset: {
      what: 'Die Verbindung wurde abgebrochen.',
      next: 'Fragen Sie Ihren Hoster: Das tun überlastete Server und Firewalls.',
    },
    timeout: {
      what: 'Sie hat nicht innerhalb von zehn Sekunden geantwortet.',
      next: 'Sehen Sie nach, ob sie sich bei Ihnen öffnet. Wenn nicht, ist der Server überlastet oder abgeschaltet: Fragen Sie Ihren Hoster.',
    },
    'tls-expired': {
      what: 'Ihr Zertifikat ist abgelaufen, und Browser warnen alle vor ihr.',
      next: 'Erneuern Sie das Zertifikat dort, wo die Website gehostet ist.',
    },
    'tls-not-yet-valid': {
      what: 'Ihr Zertifikat ist noch nicht gültig.',
      next: 'Lassen Sie eines einsetzen, das heute gilt; vielleicht geht auch die Uhr des Servers falsch.',
    },
    'tls-wrong-host': {
      what: 'Ihr Zertifikat gilt für einen anderen Namen.',
      next: 'Lassen Sie eines für genau diese Adresse ausstellen, mit oder ohne „www“.',
    },
    'tls-self-signed': {
      what: 'Ihr Zertifikat ist selbst unterschrieben; Browser warnen alle vor ihr.',
      next: 'Lassen Sie eines von einer Stelle ausstellen, die Browser kennen; Let’s Encrypt tut das kostenlos.',
    },
    'tls-untrusted': {
      what: 'Browser vertrauen nicht, wer ihr Zertifikat unterschrieben hat.',
      next: 'Lassen Sie das Zertifikat mit seiner ganzen Kette einsetzen oder eines von einer Stelle ausstellen, die Browser kennen.',
    },
    'tls-failed': {
      what: 'Eine sichere Verbindung kam nicht zustande.',
      next: 'Fragen Sie Ihren Hoster: Vielleicht spricht der Server nur Protokolle, die Browser nicht mehr annehmen (vor TLS 1.2).',
    },
    'too-many-redirects': {
      what: 'Sie leitet ohne Ende von einer Adresse zur nächsten weiter.',
      next: 'Berichtigen Sie die Weiterleitungen: Oft führen „http“ und „https“ oder mit und ohne „www“ zueinander.',
    },
    'redirect-broken': {
      what: 'Sie leitet weiter, ohne zu sagen wohin.',
      next: 'Berichtigen Sie die Weiterleitung dort, wo die Website gehostet ist.',
    },
    'invalid-answer': {
      what: 'Was sie sendet, ist nicht die Antwort eines Webservers.',
      next: 'Fragen Sie Ihren Hoster: Vielleicht antwortet dort etwas anderes als ein Webserver.',
    },
    'body-too-large': {
      what: 'Die Seite ist größer als 2 MB.',
      next: 'Machen Sie die Seite kleiner, was auch denen hilft, die sie lesen, oder tragen Sie die Adresse einer anderen ein.',
    },
    'access-refused': {
      what: 'Sie verweigert den Zugriff ({status}).',
      next: 'Das tun ein Passwort oder ein Schutz vor Robotern. Lassen Sie Anfragen mit dem Namen „Foyer“ zu, oder tragen Sie die Adresse einer Seite ein, die alle öffnen dürfen.',
    },
    'page-not-found': {
      what: 'Die Seite wurde nicht gefunden ({status}).',
      next: 'Stellen Sie die Seite wieder her, oder tragen Sie ihre neue Adresse ein.',
    },
    'too-many-requests': {
      what: 'Sie meldet zu viele Anfragen ({status}).',
      next: 'Lassen Sie Ihren Hoster Anfragen mit dem Namen „Foyer“ zulassen: Es ist eine alle fünf Minuten.',
    },
    'client-error': {
      what: 'Sie lehnt die Anfrage ab ({status}).',
      next: 'Sehen Sie nach, ob sich die Adresse bei Ihnen öffnet, und berichtigen Sie sie, wenn nicht.',
    },
    'server-unavailable': {
      what: 'Sie meldet, dass sie nicht verfügbar ist ({status}).',
      next: 'Oft sind das Wartungsarbeiten. Dauert es länger, fragen Sie Ihren Hoster.',
    },
    'server-error': {
      what: 'Der Server meldet einen eigenen Fehler ({status}).',
      next: 'Sehen Sie ins Fehlerprotokoll der Website, oder fragen Sie, wer sie gebaut hat.',
    },
    'unexpected-status': {
      what: 'Sie antwortet unerwartet ({status}).',
      next: 'Sehen Sie nach, ob sich die Adresse bei Ihnen öffnet, und berichtigen Sie sie, wenn nicht.',
    },
  },
} as const satisfies SameShape<typeof english>
