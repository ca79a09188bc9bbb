/** The facts that every email to a buyer has. */
export const orderFacts = {
  name: 'Zoë',
  number: 'K7WX2M',
  event: 'Fest',
  date: '2031-06-01T18:00:00Z',
  timeZone: 'Europe/Berlin',
  where: 'Hof',
  test: false,
  totalCents: 2500,
  currency: 'EUR',
  dueAt: '2031-05-01T18:00:00Z',
  organiser: 'Bühne',
  link: 'https://foyer.example/o/1',
}
