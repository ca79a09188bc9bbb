import type { Policy } from './policy.ts'

/** The privacy policy in German. It must say what the server does: its tables, its tasks, its cookies. */
export const policy = {
  version: '2',
  date: '2026-11-21',
  lead: 'Foyer ist eine Software, die jemand auf einem eigenen Server betreibt. Diese Seite sagt, welche personenbezogenen Daten sie über die Menschen speichert, die mit ihr arbeiten oder Tickets kaufen, wozu, wie lange und welche Rechte Sie haben.',
  sections: [
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        'Verantwortlich für die Verarbeitung ist, wer diese Installation von Foyer betreibt: der Betreiber. Sie erreichen ihn über die Hilfe, sobald Sie angemeldet sind, oder über die Person, die Sie eingeladen hat. Wer die Software herstellt, bekommt keine Daten daraus.',
        'Für das, was ein Team in seine Veranstaltungen, sein Impressum und seine Bankverbindung schreibt, ist dieses Team verantwortlich. Der Betreiber handelt insoweit in seinem Auftrag.',
      ],
    },
    {
      title: 'Was gespeichert wird',
      paragraphs: [
        'Nur, was für den Betrieb nötig ist. Ihr Passwort wird nie selbst gespeichert, nur ein daraus berechneter Wert (scrypt), aus dem es sich nicht ablesen lässt. Schlüssel für Notion und Stripe und der Inhalt von E-Mails sind verschlüsselt (AES-256-GCM).',
      ],
      kinds: [
        {
          name: 'Konto',
          what: 'Name, E-Mail-Adresse, eine neue Adresse bis zu ihrer Bestätigung, der aus dem Passwort berechnete Wert, Sprache, Farbschema, das Team, in dem Sie zuletzt gearbeitet haben, wann das Konto angelegt und geändert wurde',
          why: 'Damit Sie sich anmelden können und Foyer Ihnen schreiben kann',
          kept: 'Solange das Konto besteht',
        },
        {
          name: 'Sitzungen',
          what: 'Zu jeder Anmeldung: Beginn und letzte Nutzung, die IP-Adresse und wie sich der Browser nennt',
          why: 'Damit Sie angemeldet bleiben, sehen, wo Ihr Konto genutzt wird, und Fremdes beenden können',
          kept: 'Bis Sie sich abmelden oder sie beenden, sonst 14 Tage nach der letzten Nutzung; aufgeräumt binnen einer Stunde',
        },
        {
          name: 'Links per E-Mail',
          what: 'Ein Wert, der aus dem Link zu einem neuen Passwort oder für eine neue Adresse berechnet ist, und das Konto, für das er gilt',
          why: 'Damit nur nutzen kann, wer das Postfach liest',
          kept: 'Eine Stunde beim Passwort, 24 Stunden bei der Adresse, kürzer nach Gebrauch',
        },
        {
          name: 'Teams',
          what: 'Name, Währung, Zeitzone, Sprache, Impressum, Bankverbindung; wer dazugehört, in welcher Rolle, seit wann',
          why: 'Um gemeinsam zu arbeiten und im Namen von jemandem zu verkaufen, der erreichbar ist',
          kept: 'Solange das Team besteht',
        },
        {
          name: 'Veranstaltungen',
          what: 'Titel, Zeit, Ort, Website, Notion-Link, ein verschlüsselter Notion-Schlüssel, Status',
          why: 'Um die Veranstaltung zu zeigen und durchzuführen',
          kept: 'Bis das Team die Veranstaltung löscht',
        },
        {
          name: 'Bestellungen',
          what: 'Name, E-Mail-Adresse und Sprache der Käuferin oder des Käufers, was wann bestellt wurde, Namen auf Tickets, soweit angegeben, wie bezahlt wird, Zahlungen und Erstattungen mit den Nummern des Anbieters und der Verlauf der Bestellung. Keine Kartendaten',
          why: 'Um zu verkaufen, zu liefern und einzulassen und um belegen zu können, was verkauft und bezahlt wurde',
          kept: 'Bis das Team sie mit ihrer Veranstaltung löscht; Plätze, die reserviert und nie bestellt wurden, sind nach sieben Tagen vergessen',
        },
        {
          name: 'Posteingang',
          what: 'Was über die Kontaktformulare gefragt wird, mit Name, E-Mail-Adresse und Sprache; was das Team antwortet; was jedes Mitglied gelesen hat und worüber es per E-Mail benachrichtigt werden will',
          why: 'Um Fragen zu beantworten und dem Team zu sagen, was geschehen ist',
          kept: 'Solange das Team besteht',
        },
        {
          name: 'Beobachtete Seiten',
          what: 'Kopien der verlinkten Notion-Seite mit ihren Bildern und Dateien; von der Website, ob und wie schnell sie antwortet, ihr Titel und ein aus ihrem Inhalt berechneter Wert',
          why: 'Um die Seite zu veröffentlichen und dem Team zu sagen, wenn etwas ausfällt oder sich ändert',
          kept: 'Die letzten Kopien, bis die Veranstaltung gelöscht wird; einzelne Prüfungen zwei Tage, Tageswerte 90 Tage',
        },
        {
          name: 'E-Mails',
          what: 'Empfänger, Antwortadresse, Betreff, Stand, Zahl der Versuche und warum einer scheiterte; verschlüsselt, was die E-Mail sagt',
          why: 'Um E-Mails zuzustellen und sagen zu können, ob sie ankamen',
          kept: 'Was sie sagt, bis sie verschickt oder abgelaufen ist, höchstens 30 Tage; die Zeile im Mail-Protokoll 90 Tage',
        },
        {
          name: 'Hilfe und Feedback',
          what: 'Was Sie schreiben, Ihr Konto und die Seite, die Sprache, das Farbschema und die Fensterbreite, die Ihnen vor dem Senden gezeigt werden',
          why: 'Um Ihnen zu antworten und Foyer besser zu machen',
          kept: 'Bis der Betreiber es löscht; endet Ihr Konto, nennt es Sie nicht mehr',
        },
        {
          name: 'Grenzen',
          what: 'Wie oft etwas versucht wurde, etwa ein Passwort, unter einem aus IP-Adresse oder Konto berechneten Wert',
          why: 'Um Raten und Überlastung zu verhindern',
          kept: 'Bis zu einer Stunde, aufgeräumt binnen einer weiteren',
        },
        {
          name: 'Wiederholte Anfragen',
          what: 'Die Antwort auf ein Formular, das etwas anlegt, mit einer Nummer, die Ihr Browser bildet',
          why: 'Damit ein Formular, das nach abgebrochener Verbindung zweimal gesendet wird, nichts doppelt tut',
          kept: 'Ein Tag',
        },
        {
          name: 'Log',
          what: 'Zu jeder Anfrage: Zeit, Art der Anfrage, Nummer des Kontos, Ergebnis und Dauer. Keine Adressen, keine Namen, keine Inhalte',
          why: 'Um Fehler und Angriffe zu finden',
          kept: 'Wie der Server des Betreibers es aufbewahrt; ein Server vor Foyer kann ein eigenes Log führen',
        },
      ],
    },
    {
      title: 'Cookies und der Speicher des Browsers',
      paragraphs: [
        'Foyer setzt nur, was es braucht, um so zu arbeiten, wie Sie es wünschen. Nichts davon dient Werbung oder Statistik, nichts wird von anderen gelesen; deshalb wird keine Einwilligung erfragt (in Deutschland § 25 Abs. 2 TDDDG, in Frankreich Art. 82 des Datenschutzgesetzes).',
      ],
      kinds: [
        {
          name: 'foyer_session',
          what: 'Der Schlüssel zu Ihrer Sitzung, für Skripte nicht lesbar. Über https heißt er __Host-foyer_session',
          why: 'Damit Sie angemeldet bleiben',
          kept: '14 Tage nach der letzten Nutzung oder bis zur Abmeldung',
        },
        {
          name: 'foyer-language',
          what: 'Die Sprache, die Sie in der Navigation gewählt haben',
          why: 'Um in dieser Sprache zu öffnen',
          kept: 'Ein Jahr',
        },
        {
          name: 'foyer-theme',
          what: 'Das Farbschema, das Sie gewählt haben',
          why: 'Um hell oder dunkel zu öffnen, ohne Aufblitzen',
          kept: 'Ein Jahr',
        },
        {
          name: 'foyer-team',
          what: 'Im Speicher des Browser-Tabs: das Team, in dem Sie dort arbeiten',
          why: 'Um zwei Teams nebeneinander offen zu haben',
          kept: 'Bis der Tab geschlossen wird oder Sie sich abmelden',
        },
        {
          name: 'foyer-searches',
          what: 'Im Speicher des Browser-Tabs: wonach Sie zuletzt gesucht haben, bis zu fünf Mal',
          why: 'Um es wieder anzubieten',
          kept: 'Bis Sie es vergessen lassen, der Tab geschlossen wird oder Sie sich abmelden',
        },
        {
          name: 'tsr-scroll-restoration',
          what: 'Im Speicher des Browser-Tabs: wie weit Sie geblättert hatten',
          why: 'Um beim Zurückgehen dort zu sein, wo Sie waren',
          kept: 'Bis der Tab geschlossen wird',
        },
      ],
    },
    {
      title: 'Wer es zu sehen bekommt',
      paragraphs: [
        'Die Mitglieder Ihrer Teams sehen Ihren Namen, Ihre E-Mail-Adresse und Ihre Rolle dort. Der Betreiber kann alles erreichen, was gespeichert ist, Ihr Passwort und Ihre Notion-Schlüssel aber nur so, wie oben gesagt.',
        'In vier Fällen verlassen Daten diese Installation. E-Mails gehen über den Mailserver, den der Betreiber eingestellt hat. Wenn ein Team einen Notion-Schlüssel hinterlegt, fragt Foyer mit ihm bei Notion (Notion Labs, Inc., USA) nach der Seite, die das Team verlinkt hat, und kopiert ihre Bilder und Dateien; Daten über Sie werden dabei nicht gesendet. Die Webadressen der Veranstaltungen werden alle paar Minuten aufgerufen, wie es ein Browser täte, ohne Daten über Sie. Und wer mit Karte zahlt, tut das auf der Seite von Stripe (Stripe Payments Europe, Ltd., Irland); Stripe erfährt die E-Mail-Adresse, was gekauft wird und den Preis.',
        'Die Seiten von Foyer laden nichts von anderswo: keine Schriften, keine Skripte, keine Bilder, keine Statistik. Es gibt keine Werbung, keine Profile, und über Sie entscheidet keine Maschine.',
      ],
    },
    {
      title: 'Auf welcher Rechtsgrundlage',
      paragraphs: [
        'Konto, Teams, Veranstaltungen, E-Mails, Bestellungen und Fragen: um bereitzustellen, was Sie nutzen (Art. 6 Abs. 1 Buchst. b DSGVO), oder das berechtigte Interesse Ihrer Organisation, dass Sie damit arbeiten (Art. 6 Abs. 1 Buchst. f). Sitzungen, Grenzen und Log: das berechtigte Interesse an einem sicheren Dienst (Art. 6 Abs. 1 Buchst. f). Hilfe und Feedback: das berechtigte Interesse, Ihnen zu antworten, und an einem besseren Dienst (Art. 6 Abs. 1 Buchst. f). Belege über Verkäufe sind unter Umständen länger aufzubewahren (Art. 6 Abs. 1 Buchst. c).',
      ],
    },
    {
      title: 'Ihre Rechte',
      paragraphs: [
        'Sie können beim Betreiber erfragen, was über Sie gespeichert ist, es berichtigen, löschen oder einschränken lassen, es in einer maschinenlesbaren Form erhalten und dem widersprechen, was aus berechtigtem Interesse geschieht (Art. 15 bis 21 DSGVO). Name, Sprache und Adresse ändern Sie selbst unter „Mein Profil“; Sitzungen beenden Sie dort. Ein Konto lässt sich in Foyer noch nicht löschen: Das übernimmt der Betreiber für Sie.',
        'Sie können sich bei einer Datenschutzbehörde beschweren, zum Beispiel bei der an Ihrem Wohnort.',
        'Niemand muss ein Konto haben. Ohne die hier genannten Daten gibt es keines.',
      ],
    },
    {
      title: 'Änderungen',
      paragraphs: [
        'Wenn Foyer etwas anderes speichert, bekommt dieser Text eine neue Fassung und ein neues Datum, und die Neuerungen weisen darauf hin.',
      ],
    },
  ],
} as const satisfies Policy
