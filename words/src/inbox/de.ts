import type { SameShape } from '../same-shape.ts'
import type { notifications as english, emailSettings as englishSettings } from './en.ts'

/** Texts of notifications, on screen and by mail, in German. */
export const notifications = {
  'website-down': {
    title: 'Störung der Website',
    body: '{failure, select, address_blocked {Die Adresse ist nicht öffentlich erreichbar} dns_not_found {Die Domain wurde nicht gefunden (DNS)} dns_failed {Die Domain konnte nicht aufgelöst werden (DNS)} refused {Der Server nimmt keine Verbindungen an} unreachable {Der Server ist nicht erreichbar} reset {Die Verbindung wurde abgebrochen} timeout {Die Website hat nicht innerhalb von zehn Sekunden geantwortet} tls_expired {Das Zertifikat ist abgelaufen} tls_not_yet_valid {Das Zertifikat ist noch nicht gültig} tls_wrong_host {Das Zertifikat gilt nicht für diese Adresse} tls_self_signed {Das Zertifikat ist selbst signiert} tls_untrusted {Browser vertrauen dem Zertifikat nicht} tls_failed {Es kam keine sichere Verbindung zustande} too_many_redirects {Die Website leitet endlos weiter} redirect_broken {Die Website leitet weiter, aber ohne Ziel} invalid_answer {Die Antwort stammt nicht von einem Webserver} body_too_large {Die Seite ist zu groß} access_refused {Die Website verweigert den Zugriff ({status})} page_not_found {Die Seite wurde nicht gefunden ({status})} too_many_requests {Die Website meldet zu viele Anfragen ({status})} client_error {Die Website lehnt die Anfrage ab ({status})} server_unavailable {Die Website ist vorübergehend nicht verfügbar ({status})} server_error {Der Server meldet einen internen Fehler ({status})} unexpected_status {Die Website antwortet unerwartet ({status})} other {Die Website hat nicht richtig geantwortet}}. Foyer hat {url} zweimal geprüft.{shared, select, yes { Veranstaltungen mit dieser Website: {events}.} other {}}',
  },
  'website-up': {
    title: 'Website läuft wieder',
    body: '{url} ist wieder erreichbar. Die Störung begann am {since}.{shared, select, yes { Veranstaltungen mit dieser Website: {events}.} other {}}',
  },
  'website-unstable': {
    title: 'Website ist instabil',
    body: '{url} war innerhalb einer Stunde dreimal gestört oder wieder erreichbar. Foyer prüft weiter und meldet sich, sobald die Lage stabil ist.{shared, select, yes { Veranstaltungen mit dieser Website: {events}.} other {}}',
  },
  'website-steady': {
    title: '{steady, select, up {Website läuft wieder stabil} other {Website bleibt gestört}}',
    body: '{url} {steady, select, up {ist seit {since} ohne Unterbrechung erreichbar} other {ist seit {since} durchgehend gestört}}.{shared, select, yes { Veranstaltungen mit dieser Website: {events}.} other {}}',
  },
  'certificate-expiring': {
    title: 'Zertifikat der Website läuft bald ab',
    body: 'Das Zertifikat von {url} gilt bis {until}. Danach blockieren Browser die Website. Erneuern Sie es vorher.{shared, select, yes { Veranstaltungen mit dieser Website: {events}.} other {}}',
  },
  'notion-state': {
    title:
      '{state, select, connected {Notion-Seite wieder lesbar} complete_again {Notion-Seite wieder vollständig} incomplete_again {Notion-Seite wieder lesbar} incomplete {Notion-Seite unvollständig veröffentlicht} paused {Notion-Seite pausiert} other {Notion-Seite nicht lesbar}}',
    body: '{state, select, connected {Veröffentlicht ist wieder der Stand aus Notion.} complete_again {Auf der öffentlichen Seite der Veranstaltung fehlt nichts mehr.} incomplete_again {Veröffentlicht ist wieder der Stand aus Notion, bis auf Teile, die nicht übernommen werden konnten. Welche das sind, steht bei der Veranstaltung.} key_refused {Notion nimmt den Schlüssel nicht mehr an. Erstellen Sie einen neuen und geben Sie ihn bei der Veranstaltung ein.} capability_missing {Der Schlüssel darf keine Inhalte lesen. Erlauben Sie es in Notion in den Berechtigungen der Verbindung.} page_not_shared {Die Seite ist nicht für die Verbindung des Schlüssels freigegeben. Öffnen Sie die Seite in Notion und fügen Sie die Verbindung hinzu.} is_database {Der Link führt zu einer Datenbank. Tragen Sie den Link einer Seite ein.} in_trash {Die Seite liegt in Notion im Papierkorb. Stellen Sie sie wieder her oder tragen Sie den Link einer anderen ein.} rate_limited {Notion erhält gerade zu viele Anfragen. Sie müssen nichts tun: Foyer macht von selbst weiter.} blocked {Notion hat die Verbindung des Schlüssels gesperrt. Erstellen Sie einen neuen Schlüssel und geben Sie ihn bei der Veranstaltung ein.} notion_down {Notion antwortet nicht. Sie müssen nichts tun: Foyer versucht es weiter.} too_large {Die Seite ist zu lang. Teilen Sie sie in mehrere Seiten auf.} incomplete {Die Seite ist veröffentlicht, aber nicht alles konnte übernommen werden. Was fehlt, steht bei der Veranstaltung.} paused {Der Abgleich der Seite ist pausiert.} no_page {Es ist keine Seite mehr verlinkt. Tragen Sie bei der Veranstaltung einen Link ein.} no_key {Es gibt keinen Schlüssel mehr. Geben Sie bei der Veranstaltung einen ein.} other {Woran es liegt, steht bei der Veranstaltung.}}',
  },
  'page-changed': {
    title: '{page, select, notion {Notion-Seite geändert} other {Website geändert}}',
    body: '{page, select, notion {{renamed, select, yes {Neuer Titel. } other {}}{edited, plural, =0 {} one {Ein Abschnitt geändert. } other {# Abschnitte geändert. }}{added, plural, =0 {} one {Ein Abschnitt hinzugefügt. } other {# Abschnitte hinzugefügt. }}{removed, plural, =0 {} one {Ein Abschnitt entfernt. } other {# Abschnitte entfernt. }}Die öffentliche Seite der Veranstaltung zeigt die neue Fassung.} other {Der Inhalt hat sich seit der letzten Prüfung geändert. Wenn Sie das waren, müssen Sie nichts tun.}}{shared, select, yes { Veranstaltungen mit dieser Website: {events}.} other {}}',
  },
  'approval-requested': {
    title: '{requests, plural, one {Neue Anfrage} other {# neue Anfragen}}',
    body: '{waiting, plural, one {Eine Anfrage wartet auf Ihre Entscheidung. Ihre Plätze bleiben bis dahin reserviert.} other {# Anfragen warten auf Ihre Entscheidung. Ihre Plätze bleiben bis dahin reserviert.}} Annehmen oder ablehnen können Sie Anfragen bei den Bestellungen der Veranstaltung.',
  },
  'first-sale': {
    title: 'Erster Verkauf',
    body: '{tickets, plural, one {# Ticket wurde} other {# Tickets wurden}} {cost, select, free {kostenlos bestellt} other {für {total} verkauft}}. Der Verkauf läuft.',
  },
  'sold-out': {
    title: '{scope, select, type {{name} ist ausverkauft} other {Ausverkauft}}',
    body: '{scope, select, type {Alle Tickets dieser Art sind verkauft.} other {Alle Tickets der Veranstaltung sind verkauft.}}',
  },
  'mail-failing': {
    title: 'E‑Mail nicht zugestellt',
    body: '„{subject}“ konnte nicht an {to} zugestellt werden. {reason}',
  },
  'payment-disputed': {
    title: 'Zahlung angefochten',
    body: 'Zu Bestellung {number} fordert die Bank des Gastes {amount} zurück. Antworten Sie rechtzeitig bei Stripe; ohne Antwort geht das Geld zurück.',
  },
  'refund-failed': {
    title: 'Erstattung auf die Karte fehlgeschlagen',
    body: 'Der Zahlungsanbieter hat die Erstattung von {amount} für Bestellung {number} nicht ausgeführt. Den Grund finden Sie auf der Seite der Bestellung unter „Zahlungen“. Steht dem Gast das Geld noch zu, wählen Sie dort „Erstattung erneut versuchen“.',
  },
  'refund-account': {
    title: '{changed, select, yes {Konto für eine Erstattung geändert} other {Konto für eine Erstattung angegeben}}',
    body: 'Bestellung {number}: Überweisen Sie {amount} auf das Konto, das auf der Seite der Bestellung steht, und markieren Sie die Erstattung dann als überwiesen.',
  },
  'refund-needed': {
    title: 'Ein Gast hat Tickets storniert',
    body: 'Bei Bestellung {number} sind {amount} zu viel bezahlt; nach Ihren Stornobedingungen erstatten Sie den Betrag selbst. Wählen Sie auf der Seite der Bestellung „Differenz erstatten“.',
  },
  'disk-low': {
    title: 'Der Speicherplatz wird knapp',
    body: 'Auf dem Datenträger dieser Foyer-Installation sind nur noch {free} von {size} frei. Ist er voll, kann nichts mehr verkauft werden. Schaffen Sie Platz oder vergrößern Sie den Datenträger.',
  },
  'connection-lost': {
    title: 'Foyer hat keine Verbindung zum Internet',
    body: 'Die meisten Websites der Veranstaltungen oder Notion antworten gleichzeitig nicht mehr, und auch die Vergleichsadressen sind nicht erreichbar. Prüfen Sie das Netzwerk des Servers. Bis die Verbindung wieder besteht, gilt keine Website als gestört, und Notion-Seiten können nicht gelesen werden.',
  },
  'connection-back': {
    title: 'Foyer ist wieder mit dem Internet verbunden',
    body: 'Die Verbindung fehlte seit {since}. Websites werden wieder geprüft.',
  },
  'member-joined': {
    title: '{name} ist dem Team beigetreten',
    body: 'Rolle: {role, select, owner {Leitung} admin {Verwaltung} manager {Planung} box_office {Kasse} door {Einlass} other {Lesezugriff}}.',
  },
} as const satisfies SameShape<typeof english>

/** The settings of emails about the inbox: their heading, and the name of each topic. */
export const emailSettings = {
  title: 'E‑Mail-Benachrichtigungen',
  people: 'Nachrichten von Gästen',
  website: 'Websites der Veranstaltungen',
  notion: 'Notion-Seiten',
  sales: 'Erster Verkauf, ausverkauft',
  trouble: 'Unzustellbare E‑Mails, angefochtene Zahlungen, Erstattungen',
  team: 'Neue Teammitglieder',
} as const satisfies SameShape<typeof englishSettings>
