import { inflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrPng } from '../../../lib/qr-png.ts'
import { readQr } from '../../../test/read-qr.ts'
import { giroCode } from './giro-code.ts'

const transfer = {
  holder: 'Kulturhaus e. V.',
  iban: 'DE89370400440532013000',
  amountCents: 2405,
  currency: 'EUR',
  reference: 'K7QR-2B4D',
}

/** The lines of a GiroCode in the order of EPC069-12; the last field, a text for the payer, may be absent. */
const epcFields = [
  ...['serviceTag', 'version', 'characterSet', 'identification', 'bic', 'name', 'iban', 'amount', 'purpose'],
  ...['structuredReference', 'remittanceText'],
]

describe('a GiroCode', () => {
  it('has the lines of EPC069-12', () => {
    expect(giroCode({ ...transfer, bic: 'COBADEFFXXX' })).toBe(
      'BCD\n002\n1\nSCT\nCOBADEFFXXX\nKulturhaus e. V.\nDE89370400440532013000\nEUR24.05\n\n\nK7QR-2B4D',
    )
    expect(giroCode({ ...transfer, amountCents: 100_000 })).toContain('\nSCT\n\nKulturhaus e. V.\n')
    expect(giroCode({ ...transfer, amountCents: 100_000 })).toContain('\nEUR1000.00\n')
  })

  it('is read from its picture with every field where EPC069-12 has it', async () => {
    const content = giroCode({ ...transfer, bic: 'COBADEFFXXX' }) ?? ''
    const read = (await readQr(qrPng(content, 6))).split('\n')
    expect(Object.fromEntries(epcFields.map((field, at) => [field, read[at]]))).toEqual({
      serviceTag: 'BCD',
      version: '002',
      characterSet: '1',
      identification: 'SCT',
      bic: 'COBADEFFXXX',
      name: transfer.holder,
      iban: transfer.iban,
      amount: 'EUR24.05',
      purpose: '',
      structuredReference: '',
      remittanceText: transfer.reference,
    })
    expect(read).toHaveLength(epcFields.length)
  })

  it('is none for an account outside the SEPA, and outside the EEA without a BIC', () => {
    const inTurkey = 'TR330006100519786457841326'
    const inSwitzerland = 'CH9300762011623852957'
    expect(giroCode({ ...transfer, iban: inTurkey, bic: 'TGBATRISXXX' })).toBeUndefined()
    expect(giroCode({ ...transfer, iban: inSwitzerland })).toBeUndefined()
    expect(giroCode({ ...transfer, iban: inSwitzerland, bic: 'POFICHBEXXX' })).toContain('\nPOFICHBEXXX\n')
  })

  it('is none in another currency, to an invalid account, or for nothing', () => {
    expect(giroCode({ ...transfer, currency: 'CHF' })).toBeUndefined()
    expect(giroCode({ ...transfer, iban: 'DE89370400440532013001' })).toBeUndefined()
    expect(giroCode({ ...transfer, amountCents: 0 })).toBeUndefined()
  })

  it('cuts a name at 70 characters, and fits into a code of version 13 with correction level M', () => {
    const long = giroCode({ ...transfer, holder: 'Ü'.repeat(200) }) ?? ''
    expect(long.split('\n')[5]).toBe('Ü'.repeat(70))
    expect(encode(long, { ecc: 'M', border: 0 }).version).toBeLessThanOrEqual(13)
    expect(giroCode({ ...transfer, holder: '🎭'.repeat(70) })).toBeUndefined()
  })
})

it('a QR code becomes a PNG of its modules', () => {
  const png = qrPng('BCD', 4)
  const { size, data } = encode('BCD', { ecc: 'M', border: 4 })
  const side = size * 4
  expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side])
  const start = png.indexOf('IDAT') + 4
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
  const stride = Math.ceil(side / 8) + 1
  const isDark = (x: number, y: number) => ((rows[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0
  expect(
    Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(x * 4 + 2, y * 4 + 2))),
  ).toEqual(data)
})
