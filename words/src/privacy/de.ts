import type { Policy } from './policy.ts'

/** The privacy policy in German. It must say what the server does: its tables, its tasks, its cookies. */
export const policy = {
  version: '5',
  date: '2026-11-25',
  lead: 'Foyer ist eine Software, die auf einem eigenen Server betrieben wird. Hier steht, welche personenbezogenen Daten sie über die Menschen speichert, die mit ihr arbeiten oder Tickets kaufen, zu welchem Zweck, wie lange und welche Rechte Sie haben.',
  sections: [
    {
      title: 'Verantwortlicher',
      paragraphs: [
        'Verantwortlich für die Verarbeitung ist, wer diese Installation von Foyer betreibt: der Betreiber. Sie erreichen ihn über die Hilfe, sobald Sie angemeldet sind, oder über die Person, die Sie eingeladen hat. Die Hersteller der Software erhalten keine Daten daraus.',
        'Für das, was ein Team in seine Veranstaltungen, sein Impressum und seine Bankverbindung schreibt, ist dieses Team verantwortlich. Der Betreiber handelt insoweit in seinem Auftrag.',
      ],
    },
    {
      title: 'Welche Daten gespeichert werden',
      paragraphs: [
        'Gespeichert wird nur, was für den Betrieb nötig ist. Ihr Passwort selbst wird nie gespeichert, nur ein daraus berechneter Wert (Argon2id), aus dem es sich nicht ablesen lässt. Schlüssel für Notion und Stripe und der Inhalt von E‑Mails sind verschlüsselt (AES-256-GCM).',
      ],
      kinds: [
        {
          name: 'Konto',
          what: 'Name, E‑Mail-Adresse, eine neue Adresse bis zu ihrer Bestätigung, der aus dem Passwort berechnete Wert, Sprache, Farbschema, das Team, in dem Sie zuletzt gearbeitet haben, wann das Konto angelegt und geändert wurde',
          why: 'Damit Sie sich anmelden können und Foyer Ihnen schreiben kann',
          kept: 'Solange das Konto besteht',
        },
        {
          name: 'Sitzungen',
          what: 'Zu jeder Anmeldung: Beginn und letzte Nutzung, IP-Adresse und Kennung des Browsers (User-Agent)',
          why: 'Damit Sie angemeldet bleiben, sehen, wo Ihr Konto genutzt wird, und fremde Sitzungen beenden können',
          kept: 'Bis Sie sich abmelden oder die Sitzung beenden, sonst 14 Tage nach der letzten Nutzung; gelöscht binnen einer Stunde danach',
        },
        {
          name: 'Links per E‑Mail',
          what: 'Ein Wert, der aus dem Link zu einem neuen Passwort oder für eine neue Adresse berechnet ist, und das Konto, für das er gilt',
          why: 'Damit nur Personen mit Zugang zum Postfach den Link nutzen können',
          kept: 'Eine Stunde beim Passwort, 24 Stunden bei der Adresse, nach Gebrauch kürzer',
        },
        {
          name: 'Teams',
          what: 'Name, Währung, Zeitzone, Sprache, Impressum, Bankverbindung; wer dazugehört, in welcher Rolle, seit wann',
          why: 'Um gemeinsam zu arbeiten und damit Gäste wissen, bei wem sie kaufen und wie sie ihn erreichen',
          kept: 'Solange das Team besteht',
        },
        {
          name: 'Veranstaltungen',
          what: 'Titel, Zeit, Ort, Website, Notion-Link, ein verschlüsselter Notion-Schlüssel, Status',
          why: 'Um die Veranstaltung anzukündigen und durchzuführen',
          kept: 'Bis das Team die Veranstaltung löscht',
        },
        {
          name: 'Bestellungen',
          aboutBuyers: true,
          what: 'Name, E‑Mail-Adresse und Sprache der bestellenden Person, was wann bestellt wurde, Namen und E‑Mail-Adressen von Teilnehmern, soweit angegeben, an wen ein Ticket weitergegeben wurde, die Zahlungsart, Zahlungen und Erstattungen mit den Vorgangsnummern des Zahlungsanbieters und der Verlauf der Bestellung. Keine Kartendaten',
          why: 'Um Tickets zu verkaufen, zu liefern und am Einlass zu prüfen und um belegen zu können, was verkauft und bezahlt wurde',
          kept: 'Namen und Adressen, bis die Frist des Teams abläuft oder die Person beim Team die Löschung verlangt: in der Vorgabe Teilnehmer ein Jahr nach der Veranstaltung, bei bezahlten Bestellungen zehn Jahre nach Jahresende, bei unbezahlten 90 Tage. Beträge, Steuern, Nummern und Daten, bis das Team die Veranstaltung löscht. Plätze, die reserviert und nie bestellt wurden, werden nach sieben Tagen gelöscht',
        },
        {
          name: 'Konten für Erstattungen',
          aboutBuyers: true,
          what: 'Kontoinhaber und IBAN, verschlüsselt, wenn einem Gast eine Erstattung per Überweisung zusteht und er sie angibt. Die IBAN sehen nur Mitglieder des Teams, die Erstattungen bearbeiten',
          why: 'Um die Erstattung zu überweisen',
          kept: 'Bis das Team die Erstattung als überwiesen einträgt; ohne Erstattung, bis die Bestellung gelöscht wird',
        },
        {
          name: 'Reservierte Plätze',
          aboutBuyers: true,
          what: 'Zu jeder noch nicht bezahlten Bestellung ein Wert, der aus dem Netz der IP-Adresse und einem geheimen Schlüssel berechnet ist. Die Adresse lässt sich daraus nicht ermitteln. Bei kostenlosen Tickets nur dieser Wert und ihre Zahl',
          why: 'Damit nicht ein einzelnes Netz alle Plätze einer Veranstaltung belegt',
          kept: 'Bis die Bestellung bezahlt oder storniert wird oder abläuft. Bei kostenlosen Tickets eine Stunde, danach binnen weniger Minuten gelöscht',
        },
        {
          name: 'Posteingang',
          aboutBuyers: true,
          what: 'Fragen aus den Kontaktformularen, mit Name, E‑Mail-Adresse und Sprache; die Antworten des Teams; was jedes Mitglied gelesen hat und worüber es per E‑Mail benachrichtigt werden möchte',
          why: 'Um Fragen zu beantworten und das Team über Ereignisse zu informieren',
          kept: 'Fragen, bis die Frist des Teams abläuft, in der Vorgabe drei Jahre nach der letzten Nachricht, oder bis die Person beim Team die Löschung verlangt; alles andere, solange das Team besteht',
        },
        {
          name: 'Notion-Seiten und Websites',
          what: 'Kopien der verlinkten Notion-Seite mit ihren Bildern und Dateien; von der Website, ob und wie schnell sie antwortet, ihr Titel und ein aus ihrem Inhalt berechneter Wert',
          why: 'Um die Seite zu veröffentlichen und Störungen und Änderungen zu melden',
          kept: 'Die letzten Kopien, bis die Veranstaltung gelöscht wird; einzelne Prüfungen zwei Tage, Tageswerte 90 Tage',
        },
        {
          name: 'E‑Mails',
          aboutBuyers: true,
          what: 'Empfänger, Antwortadresse, Betreff, Status, Zahl der Versuche und der Grund, wenn einer scheiterte; verschlüsselt der Inhalt der E‑Mail',
          why: 'Um E‑Mails zuzustellen und nachweisen zu können, ob sie ankamen',
          kept: 'Der Inhalt, bis die E‑Mail gesendet oder abgelaufen ist, höchstens 30 Tage; der Eintrag im E‑Mail-Protokoll 90 Tage',
        },
        {
          name: 'Hilfe und Feedback',
          what: 'Was Sie schreiben, Ihr Konto und die Seite, die Sprache, das Farbschema und die Fensterbreite, die Ihnen vor dem Senden angezeigt werden',
          why: 'Um Ihnen zu antworten und Foyer zu verbessern',
          kept: 'Bis der Betreiber es löscht; endet Ihr Konto, wird der Bezug dazu entfernt',
        },
        {
          name: 'Begrenzung von Versuchen',
          aboutBuyers: true,
          what: 'Wie oft etwas versucht wurde, etwa ein Passwort, unter einem Wert, der aus IP-Adresse, deren Netz, Konto oder Geräte-Cookie berechnet ist',
          why: 'Um das Erraten von Passwörtern und Überlastung zu verhindern',
          kept: 'Bis zu einer Stunde, gelöscht binnen einer weiteren',
        },
        {
          name: 'Wiederholte Anfragen',
          aboutBuyers: true,
          what: 'Die Antwort auf ein Formular, das etwas anlegt, verschlüsselt, mit einem Wert, der aus einer von Ihrem Browser erzeugten Nummer berechnet ist',
          why: 'Damit ein Formular, das nach einer abgebrochenen Verbindung zweimal gesendet wird, nichts doppelt auslöst',
          kept: 'Ein Tag; der Wert, der zu einer Bestellung gehört, so lange wie die Bestellung',
        },
        {
          name: 'Log',
          aboutBuyers: true,
          what: 'Zu jeder Anfrage: Zeit, Art der Anfrage, Nummer des Kontos, Ergebnis und Dauer. Keine Adressen, keine Namen, keine Inhalte',
          why: 'Um Fehler und Angriffe zu finden',
          kept: 'So lange, wie der Server des Betreibers es aufbewahrt; ein vorgeschalteter Server kann ein eigenes Log führen',
        },
      ],
    },
    {
      title: 'Cookies und der Speicher des Browsers',
      paragraphs: [
        'Foyer setzt nur, was es für die von Ihnen gewünschten Funktionen braucht. Nichts davon dient der Werbung oder Statistik, nichts wird von anderen gelesen; deshalb ist keine Einwilligung nötig (in Deutschland § 25 Abs. 2 TDDDG, in Frankreich Art. 82 des Datenschutzgesetzes).',
      ],
      kinds: [
        {
          name: 'foyer_session',
          what: 'Der Schlüssel zu Ihrer Sitzung, für Skripte nicht lesbar. Über https heißt er __Host-foyer_session',
          why: 'Damit Sie angemeldet bleiben',
          kept: '14 Tage nach der letzten Nutzung oder bis zur Abmeldung',
        },
        {
          name: 'foyer_device',
          what: 'Ein Zufallswert mit Signatur, für Skripte nicht lesbar. Über https heißt er __Host-foyer_device',
          why: 'Damit Sie sich auch dann anmelden können, wenn Fremde Ihr Passwort zu erraten versuchen',
          kept: '180 Tage nach der letzten Anmeldung',
        },
        {
          name: 'foyer-language',
          what: 'Die Sprache, die Sie in der Navigation gewählt haben',
          why: 'Um Foyer in dieser Sprache zu öffnen',
          kept: 'Ein Jahr',
        },
        {
          name: 'foyer-theme',
          what: 'Das Farbschema, das Sie gewählt haben',
          why: 'Um ohne Aufblitzen gleich hell oder dunkel zu öffnen',
          kept: 'Ein Jahr',
        },
        {
          name: 'foyer-team',
          what: 'Im Speicher des Browser-Tabs: das Team, in dem Sie dort arbeiten',
          why: 'Damit Sie zwei Teams nebeneinander geöffnet haben können',
          kept: 'Bis der Tab geschlossen wird oder Sie sich abmelden',
        },
        {
          name: 'foyer-searches',
          what: 'Im Speicher des Browser-Tabs: Ihre letzten fünf Suchen',
          why: 'Um sie Ihnen wieder anzubieten',
          kept: 'Bis Sie sie löschen, der Tab geschlossen wird oder Sie sich abmelden',
        },
        {
          name: 'tsr-scroll-restoration',
          what: 'Im Speicher des Browser-Tabs: wie weit Sie gescrollt hatten',
          why: 'Damit Sie beim Zurückgehen wieder an derselben Stelle sind',
          kept: 'Bis der Tab geschlossen wird',
        },
      ],
    },
    {
      title: 'Wer die Daten sieht',
      paragraphs: [
        'Die Mitglieder Ihrer Teams sehen Ihren Namen, Ihre E‑Mail-Adresse und Ihre Rolle dort. Der Betreiber kann auf alles zugreifen, was gespeichert ist, auf Ihr Passwort und Ihre Notion-Schlüssel aber nur in der oben beschriebenen Form.',
        'In vier Fällen verlassen Daten diese Installation. E‑Mails werden über den Mailserver gesendet, den der Betreiber eingerichtet hat. Wenn ein Team einen Notion-Schlüssel hinterlegt, fragt Foyer mit ihm bei Notion (Notion Labs, Inc., USA) die Seite ab, die das Team verlinkt hat, und kopiert ihre Bilder und Dateien; Daten über Sie werden dabei nicht gesendet. Die Webadressen der Veranstaltungen werden alle paar Minuten aufgerufen, wie es ein Browser täte, ohne Daten über Sie. Und wer mit Karte zahlt, tut das auf der Seite von Stripe (Stripe Payments Europe, Ltd., Irland); Stripe erhält die E‑Mail-Adresse, was gekauft wird und den Preis.',
        'Die Seiten von Foyer laden nichts von anderen Servern: keine Schriften, keine Skripte, keine Bilder, keine Statistik. Es gibt keine Werbung, kein Profiling und keine automatisierten Entscheidungen über Sie.',
      ],
    },
    {
      title: 'Rechtsgrundlagen',
      paragraphs: [
        'Konto, Teams, Veranstaltungen, E‑Mails, Bestellungen und Fragen: um bereitzustellen, was Sie nutzen (Art. 6 Abs. 1 Buchst. b DSGVO), oder das berechtigte Interesse Ihrer Organisation, dass Sie damit arbeiten (Art. 6 Abs. 1 Buchst. f). Sitzungen, Begrenzung von Versuchen und Log: das berechtigte Interesse an einem sicheren Dienst (Art. 6 Abs. 1 Buchst. f). Hilfe und Feedback: das berechtigte Interesse, Ihnen zu antworten und den Dienst zu verbessern (Art. 6 Abs. 1 Buchst. f). Belege über Verkäufe müssen unter Umständen länger aufbewahrt werden (Art. 6 Abs. 1 Buchst. c).',
      ],
    },
    {
      title: 'Ihre Rechte',
      paragraphs: [
        'Sie können beim Betreiber Auskunft darüber verlangen, was über Sie gespeichert ist, es berichtigen, löschen oder einschränken lassen, es in einem maschinenlesbaren Format erhalten und der Verarbeitung aus berechtigtem Interesse widersprechen (Art. 15 bis 21 DSGVO). Name, Sprache und Adresse ändern Sie selbst unter „Mein Profil“; dort beenden Sie auch Sitzungen. Ein Konto lässt sich in Foyer noch nicht löschen: Das übernimmt der Betreiber für Sie.',
        'Sie können sich bei einer Datenschutzbehörde beschweren, zum Beispiel bei der an Ihrem Wohnort.',
        'Sie sind nicht verpflichtet, ein Konto zu haben. Ohne die hier genannten Daten ist keines möglich.',
      ],
    },
    {
      title: 'Änderungen',
      paragraphs: [
        'Wenn Foyer etwas anderes speichert, bekommt diese Erklärung eine neue Fassung und ein neues Datum, und die Neuerungen weisen darauf hin.',
      ],
    },
  ],
} as const satisfies Policy
