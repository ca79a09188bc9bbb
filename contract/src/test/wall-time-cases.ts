const [berlin, paris, london, utc] = ['Europe/Berlin', 'Europe/Paris', 'Europe/London', 'UTC']

/** Moments, and those with the same local time in another zone. */
export const wallTimeCases = [
  { name: 'in winter', at: '2026-11-20T18:30:00.000Z', from: berlin, to: london, wanted: '2026-11-20T19:30:00.000Z' },
  { name: 'in summer', at: '2027-07-20T18:30:00.000Z', from: berlin, to: utc, wanted: '2027-07-20T20:30:00.000Z' },
  {
    name: 'across the date line',
    at: '2026-11-20T18:30:00.000Z',
    from: utc,
    to: 'Pacific/Auckland',
    wanted: '2026-11-20T05:30:00.000Z',
  },
  {
    name: 'where summer time skips it',
    at: '2027-03-28T02:30:00.000Z',
    from: utc,
    to: berlin,
    wanted: '2027-03-28T01:30:00.000Z',
  },
  {
    name: 'where it comes twice',
    at: '2027-10-31T02:30:00.000Z',
    from: utc,
    to: berlin,
    wanted: '2027-10-31T00:30:00.000Z',
  },
  {
    name: 'the second of two, where both zones have it',
    at: '2027-10-31T01:30:00.000Z',
    from: berlin,
    to: paris,
    wanted: '2027-10-31T01:30:00.000Z',
  },
  {
    name: 'where the clocks change by half an hour',
    at: '2027-04-04T01:45:00.000Z',
    from: utc,
    to: 'Australia/Lord_Howe',
    wanted: '2027-04-03T14:45:00.000Z',
  },
  {
    name: 'to the millisecond',
    at: '2026-11-20T22:59:59.999Z',
    from: berlin,
    to: 'Asia/Kathmandu',
    wanted: '2026-11-20T18:14:59.999Z',
  },
]
