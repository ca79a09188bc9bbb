import { mentionKinds } from '@foyer/contract/invoice-mentions'
import type { TaxRegime } from '@foyer/contract/tax-regimes'
import { taxRegimes } from '@foyer/contract/tax-regimes'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../../test/factur-x/validate.ts'
import { documentFacts } from '../../../test/invoices.ts'
import { writeCii } from './cii.ts'

const businessIn: Record<TaxRegime, { country: 'DE' | 'FR' | 'CH'; vatId?: string }> = {
  taxed: { country: 'DE' },
  'small-business': { country: 'DE' },
  'reverse-charge': { country: 'FR', vatId: 'FR12345678901' },
  'outside-eu': { country: 'CH' },
}

describe('the electronic invoice', () => {
  it.each(taxRegimes)('is valid by the official schema and Schematron: %s', async (regime) => {
    const facts = documentFacts({ regime, buyer: { ...documentFacts().buyer, ...businessIn[regime] } })
    expect(await faultsOf(writeCii(facts))).toEqual([])
  })

  it.each(['line', 'net-sum'] as const)('is valid with other roundings: %s', async (rounding) => {
    expect(await faultsOf(writeCii(documentFacts({ rounding })))).toEqual([])
  })

  it('is valid for cancellations, credit notes, transfers, other currencies, a seller with a tax number only, and a French one', async () => {
    const { vatId: _, ...seller } = documentFacts().seller
    const frenchSeller = {
      ...seller,
      country: 'FR' as const,
      vatId: 'FR12345678901',
      registrationId: '732829320',
      legalDetails: 'SARL au capital de 10 000 €, RCS Paris',
    }
    const corrected = { number: 'RE-2026-00001', issuedOn: '2026-11-20' }
    const refersTo = [corrected, { number: 'RE-2026-00004', issuedOn: '2026-11-22' }]
    const transfer = { holder: 'Stage', iban: 'DE89370400440532013000', reference: 'ABCD-1234', dueOn: '2026-12-08' }
    for (const facts of [
      documentFacts({ kind: 'cancellation', refersTo: corrected, regime: 'small-business' }),
      documentFacts({ kind: 'credit-note', refersTo }),
      documentFacts({ paid: false, transfer, language: 'de' }),
      documentFacts({ currency: 'JPY', language: 'fr' }),
      documentFacts({ seller: { ...seller, taxNumber: '12/345/67890' } }),
      documentFacts({ seller: { ...frenchSeller, vatId: undefined }, regime: 'small-business' }),
      documentFacts({ seller: frenchSeller, mentions: mentionKinds.slice() }),
    ])
      expect(await faultsOf(writeCii(facts))).toEqual([])
  })

  it('keeps what a buyer types, and nothing that XML forbids', async () => {
    const company = 'شركة <b> & "Söhne" \u0001]]> 😀'
    const xml = writeCii(documentFacts({ buyer: { ...documentFacts().buyer, company } }))
    expect(xml).toContain('شركة &lt;b&gt; &amp; &quot;Söhne&quot; ]]&gt; 😀')
    expect(await faultsOf(xml)).toEqual([])
  })

  it('has faults without what the law requires', async () => {
    const xml = writeCii(documentFacts()).replace(
      /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/,
      '',
    )
    expect((await faultsOf(xml)).join()).toContain('BR-S-02')
    expect(await faultsOf(writeCii(documentFacts()).replace('<ram:TypeCode>380</ram:TypeCode>', ''))).not.toEqual([])
  })
})
