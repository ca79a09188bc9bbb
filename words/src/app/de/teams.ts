import type { SameShape } from '../../same-shape.ts'
import type { teams as english } from '../en/teams.ts'

export const teams = {
  title: 'Team',
  view: {
    current: 'Aktuelles Team',
    switch: 'Zu diesem Team wechseln',
    switchNote:
      'In diesem Tab arbeiten Sie gerade in einem anderen Team. Zu ihm gehören die Veranstaltungen, Bestellungen und Einstellungen, die Sie sehen.',
    events: 'Veranstaltungen',
    settings: 'Teameinstellungen',
    about: 'Über das Team',
    role: 'Ihre Rolle',
    language: 'Sprache',
    currency: 'Währung',
    timeZone: 'Zeitzone',
    imprint: 'Impressum',
    imprintThere: 'Ausgefüllt',
    imprintMissing: 'Fehlt. Sie können noch keinen Verkauf starten.',
    imprintFill: 'Impressum ausfüllen',
  },
  create: {
    title: 'Neues Team',
    description:
      'Ein Team hat eigene Veranstaltungen und Mitglieder, ein eigenes Impressum und eine eigene Bankverbindung. Sie übernehmen die Leitung; Ihre anderen Teams sehen nichts davon.',
    name: 'Name des Teams',
    nameHint: 'Der Name, den Ihre Gäste sehen, zum Beispiel der Ihres Vereins oder Veranstaltungsorts.',
    language: 'Sprache',
    currency: 'Währung',
    timeZone: 'Zeitzone',
    defaults: 'Die Vorgaben für neue Veranstaltungen. Sie können alles später ändern.',
    nameRequired: 'Geben Sie einen Namen für das Team ein.',
    submit: 'Team anlegen',
    created: '{team} wurde angelegt. Sie arbeiten jetzt in diesem Team.',
  },
  settings: {
    roles: 'Rollen',
    rolesDescription: 'Wofür jede Rolle da ist und was sie darf.',
    seeAs: 'Die App in dieser Rolle ansehen',
    permission: 'Recht',
    yes: 'Ja',
    no: 'Nein',
  },
  seeAs: {
    label: 'Ansicht in einer anderen Rolle',
    bar: 'Sie sehen dieses Team in der Rolle {role}. Änderungen sind nicht möglich.',
    end: 'Zurück zu meiner Rolle',
  },
} as const satisfies SameShape<typeof english>
