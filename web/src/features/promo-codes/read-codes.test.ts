import { expect, it } from 'vitest'
import { faultsBefore, faultsOfRefusal } from './import-faults.ts'
import { readCodes } from './read-codes.ts'

const around = {
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  types: [
    { id: 'tkt_1', name: 'Day 1, all rooms' },
    { id: 'tkt_2', name: 'Dinner' },
  ],
  conditions: { effect: { kind: 'percent', bp: 1000 }, uses: 1, tag: 'Press' } as const,
}

const faultsIn = async (text: string) =>
  (await faultsBefore(readCodes(text, around).codes, ['tkt_1', 'tkt_2'])).map(
    ({ line, column, code }) => `${line} ${column} ${code}`,
  )

it('a list of codes has one in each line, with the conditions of the form', () => {
  const { codes, haveEffects } = readCodes('first\r\n\r\n second \r\n"third"\n', around)
  expect(codes.map(({ line, body: { code } }) => [line, code])).toEqual([
    [1, 'first'],
    [3, 'second'],
    [4, 'third'],
  ])
  expect(codes[0]?.body).toMatchObject({ ...around.conditions })
  expect(haveEffects).toBe(false)
})

it('a file with columns overrides them, in any language and with any separator', () => {
  const german = [
    '\uFEFFCode;Schlagwort;Rabatt in Prozent;Rabatt als Betrag;Anzahl der Einlösungen;Ticketarten;Hält Plätze frei;Als eine Einlösung zählt;Gültig ab;Gültig bis;Notiz;Status;Eingelöst',
    `'-A;VIP;12,50;;1.000;Dinner | "Day 1, all rooms";ja;Ticket;2026-07-01 09:30;31.12.2026;"'=1+1 ""so""";Aktiv;3`.replace(
      '"Day 1, all rooms"',
      'Day 1, all rooms',
    ),
    'B;;;5,50;;;;;;;;;',
  ].join('\r\n')
  const { codes, unknown, haveEffects } = readCodes(german, around)
  expect({ unknown, haveEffects }).toEqual({ unknown: [], haveEffects: true })
  expect(codes.map(({ body }) => body)).toMatchObject([
    {
      code: '-A',
      tag: 'VIP',
      effect: { kind: 'percent', bp: 1250 },
      uses: 1000,
      ticketTypeIds: ['tkt_2', 'tkt_1'],
      holds: true,
      use: 'ticket',
      note: '=1+1 "so"',
      validFrom: '2026-07-01T07:30:00.000Z',
      validUntil: '2026-12-30T23:00:00.000Z',
    },
    { code: 'B', tag: 'Press', effect: { kind: 'amount', cents: 550 }, uses: 1 },
  ])
  expect(readCodes('code,price\nA,0\nB,', around)).toMatchObject({
    codes: [{ body: { effect: { kind: 'fixed', cents: 0 } } }, { body: { effect: { kind: 'percent', bp: 1000 } } }],
    haveEffects: false,
  })
})

it.each(['Holds seats', 'Keeps seats'])('reads the column “%s”', (name) => {
  const { codes, unknown } = readCodes(`code,${name}\nA,yes`, around)
  expect({ unknown, holds: codes[0]?.body.holds }).toEqual({ unknown: [], holds: true })
})

it('each wrong line is named with its column, however many there are', async () => {
  expect(readCodes('code,colour\nA,red', around).unknown).toEqual(['colour'])
  const text = [
    'code,percent,amount,uses,types,valid from,valid until,note',
    'two words,,,,,,,',
    ',10,,,,,,"two',
    'lines"',
    'A,10,5,,,,,',
    'B,x,,0,,,,',
    'C,,,,Lunch,31/11/2026,,',
    'D,,,,,2026-02-01,2026-01-01,',
    'd,,,1e3,,,,',
  ].join('\n')
  expect(await faultsIn(text)).toEqual([
    '2 code format',
    '3 code required',
    '5 percent wrong-type',
    '6 percent wrong-type',
    '6 uses too-small',
    '7 validFrom format',
    '7 types not-of-event',
    '8 validUntil ends-before-start',
    '9 uses wrong-type',
    '9 code code-taken',
  ])
  expect(await faultsIn('code,types\nA,Lunch\nB,Dinner\na,')).toEqual(['2 types not-of-event', '4 code code-taken'])
})

it('a refusal of the server names the line of each code', () => {
  const { codes } = readCodes('A\n\nB', around)
  const error = (path: string) => ({ path, code: 'code-taken', message: '' }) as const
  expect(faultsOfRefusal(codes, [error('body.codes.1.code'), error('body.uses')])).toEqual([
    { line: 3, column: 'code', code: 'code-taken' },
  ])
})
