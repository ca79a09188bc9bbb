import type { SameShape } from '../same-shape.ts'
import type { told as english } from './en.ts'

/** What Foyer tells in the inbox, on screen and by mail, in German. */
export const told = {
  'website-down': {
    title: 'Die Website antwortet nicht',
    body: 'Foyer hat zweimal bei {url} angefragt: {failure, select, address_blocked {ihre Adresse ist nicht öffentlich} dns_not_found {ihr Name ist nicht bekannt (DNS)} dns_failed {ihr Name ließ sich nicht nachschlagen (DNS)} refused {der Server nimmt keine Verbindungen an} unreachable {der Server ist nicht erreichbar} reset {die Verbindung wurde abgebrochen} timeout {sie hat nicht innerhalb von zehn Sekunden geantwortet} tls_expired {ihr Zertifikat ist abgelaufen} tls_not_yet_valid {ihr Zertifikat ist noch nicht gültig} tls_wrong_host {ihr Zertifikat gilt für einen anderen Namen} tls_self_signed {ihr Zertifikat ist selbst unterschrieben} tls_untrusted {ihrem Zertifikat vertrauen Browser nicht} tls_failed {eine sichere Verbindung kam nicht zustande} too_many_redirects {sie leitet ohne Ende weiter} redirect_broken {sie leitet weiter, ohne zu sagen wohin} invalid_answer {was sie sendet, ist keine Webseite} body_too_large {sie sendet mehr, als sich lesen lässt} access_refused {sie verweigert den Zugriff ({status})} page_not_found {die Seite wurde nicht gefunden ({status})} too_many_requests {sie meldet zu viele Anfragen ({status})} client_error {sie lehnt die Anfrage ab ({status})} server_unavailable {sie meldet, dass sie nicht verfügbar ist ({status})} server_error {sie meldet einen eigenen Fehler ({status})} unexpected_status {sie antwortet unerwartet ({status})} other {sie hat nicht richtig geantwortet}}.',
  },
  'website-up': {
    title: 'Die Website antwortet wieder',
    body: '{url} ist wieder erreichbar. Sie war seit {since} gestört.',
  },
  'certificate-expiring': {
    title: 'Das Zertifikat der Website läuft bald ab',
    body: 'Das Zertifikat von {url} gilt bis {until}. Danach warnen Browser alle vor der Seite. Erneuern Sie es vorher.',
  },
  'notion-state': {
    title:
      '{state, select, connected {Die Notion-Seite wird wieder gelesen} incomplete {Die Notion-Seite ist unvollständig veröffentlicht} paused {Die Notion-Seite ist angehalten} other {Die Notion-Seite lässt sich nicht lesen}}',
    body: '{state, select, connected {Sie ist wieder so veröffentlicht, wie sie in Notion steht.} key_refused {Notion nimmt den Schlüssel nicht mehr an. Erstellen Sie einen neuen und geben Sie ihn auf der Schlüsselseite der Veranstaltung ein.} capability_missing {Der Schlüssel darf keine Inhalte lesen. Erlauben Sie es in Notion bei den Berechtigungen der Verbindung.} page_not_shared {Die Seite ist für die Verbindung des Schlüssels nicht freigegeben. Öffnen Sie die Seite in Notion und fügen Sie die Verbindung hinzu.} is_database {Der Link führt zu einer Datenbank. Geben Sie den Link einer Seite ein.} in_trash {Die Seite liegt im Papierkorb von Notion. Stellen Sie sie wieder her oder geben Sie den Link einer anderen ein.} rate_limited {Notion bittet Foyer zu warten. Sie müssen nichts tun: Foyer macht von selbst weiter.} blocked {Notion hat den Schlüssel ausgesperrt. Erstellen Sie einen neuen und geben Sie ihn auf der Schlüsselseite der Veranstaltung ein.} notion_down {Notion antwortet nicht. Sie müssen nichts tun: Foyer fragt wieder.} too_large {Die Seite ist größer, als Foyer sie lesen kann. Teilen Sie sie in mehrere Seiten auf.} incomplete {Die Seite ist veröffentlicht, aber etwas darauf ließ sich nicht übernehmen. Was, steht bei der Veranstaltung.} paused {Das Lesen der Seite ist angehalten.} no_page {Es gibt keinen Link zu einer Seite mehr. Geben Sie bei der Veranstaltung einen ein.} no_key {Es gibt keinen Schlüssel mehr. Geben Sie auf der Schlüsselseite der Veranstaltung einen ein.} other {Was nicht stimmt, steht bei der Veranstaltung.}}',
  },
  'page-changed': {
    title: '{page, select, notion {Die Notion-Seite wurde geändert} other {Die Website wurde geändert}}',
    body: '{page, select, notion {Die öffentliche Seite der Veranstaltung zeigt die neue Fassung.} other {Ihr Inhalt ist nicht mehr der von der letzten Prüfung. Wenn Sie das waren, ist nichts zu tun.}}',
  },
  'first-sale': {
    title: 'Erster Verkauf',
    body: '{tickets, plural, one {# Ticket wurde} other {# Tickets wurden}} {cost, select, free {kostenlos vergeben} other {für {total} verkauft}}. Der Verkauf hat begonnen.',
  },
  'sold-out': {
    title: '{scope, select, type {{name} ist ausverkauft} other {Ausverkauft}}',
    body: '{scope, select, type {Alle Tickets dieser Art sind verkauft.} other {Alle Tickets der Veranstaltung sind verkauft.}}',
  },
  'mail-failing': {
    title: 'Eine E-Mail ließ sich nicht zustellen',
    body: '„{subject}“ kam bei {to} nicht an. {reason}',
  },
  'payment-disputed': {
    title: 'Eine Zahlung wird angefochten',
    body: 'Die Bank der Käuferin oder des Käufers von Bestellung {number} fordert {amount} zurück. Antworten Sie rechtzeitig in Stripe; ohne Antwort geht das Geld zurück.',
  },
  'member-joined': {
    title: '{name} ist dem Team beigetreten',
    body: 'Rolle: {role, select, owner {Leitung} admin {Verwaltung} manager {Planung} box_office {Kasse} door {Einlass} other {Einsicht}}.',
  },
} as const satisfies SameShape<typeof english>
