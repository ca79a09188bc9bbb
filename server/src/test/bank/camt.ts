/** A payment of a test statement. Amounts in minor units. */
export interface CamtPayment {
  amountCents: number
  text?: string
  payer?: string
  reference?: string
  currency?: string
  debit?: true
}

/** An entry: one payment, or a batch of several. */
export interface CamtEntry {
  payments: CamtPayment[]
  day?: string
  reference?: string
  status?: 'BOOK' | 'PDNG'
  reversal?: true
}

interface CamtOptions {
  version?: '02' | '08'
  /** The entries of each statement. */
  statements: CamtEntry[][]
  iban?: string
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const amount = (cents: number, currency: string) => `<Amt Ccy="${currency}">${(cents / 100).toFixed(2)}</Amt>`
const side = (debit?: true) => `<CdtDbtInd>${debit ? 'DBIT' : 'CRDT'}</CdtDbtInd>`

/** Writes a CAMT.053 document as banks do: version 02 (Germany until 2025) or 08. */
export function camt({ version = '08', statements, iban = 'DE02120300000000202051' }: CamtOptions): string {
  const isNew = version === '08'
  const party = (role: string, name: string) =>
    isNew ? `<${role}><Pty><Nm>${name}</Nm></Pty></${role}>` : `<${role}><Nm>${name}</Nm></${role}>`
  const transaction = ({ amountCents, currency = 'EUR', text, payer, reference, debit }: CamtPayment) => `
        <TxDtls>
          <Refs>${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
          ${isNew ? amount(amountCents, currency) + side(debit) : `<AmtDtls><TxAmt>${amount(amountCents, currency)}</TxAmt></AmtDtls>`}
          ${payer ? `<RltdPties>${party(debit ? 'Cdtr' : 'Dbtr', escapeXml(payer))}</RltdPties>` : ''}
          ${text ? `<RmtInf>${(escapeXml(text).match(/.{1,140}/g) ?? []).map((part) => `<Ustrd>${part}</Ustrd>`).join('')}</RmtInf>` : ''}
        </TxDtls>`
  const entry = ({ payments, day = '2026-11-16', reference, status = 'BOOK', reversal }: CamtEntry) => {
    const [first] = payments
    const total = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
    return `
      <Ntry>
        ${amount(total, first?.currency ?? 'EUR')}${side(first?.debit)}${reversal ? '<RvslInd>true</RvslInd>' : ''}
        <Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts>
        <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
        ${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}
        <NtryDtls>${payments.map(transaction).join('')}</NtryDtls>
      </Ntry>`
  }
  const statement = (entries: CamtEntry[], at: number) => `
    <Stmt><Id>STMT-${at}</Id><CreDtTm>2026-11-17T03:00:00</CreDtTm>
      <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp>${amount(123_456, 'EUR')}${side()}<Dt><Dt>2026-11-16</Dt></Dt></Bal>${entries.map(entry).join('')}
    </Stmt>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt><GrpHdr><MsgId>MSG-1</MsgId></GrpHdr>${statements.map(statement).join('')}
  </BkToCstmrStmt>
</Document>`
}
