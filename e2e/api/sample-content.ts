import type { ContentBlock } from '@foyer/contract/content'

const text = (value: string) => [{ type: 'text' as const, text: value }]
/** The text of a description with blocks of several kinds. */
export const description: ContentBlock[] = [
  { type: 'heading', level: 1, text: text('Programme') },
  {
    type: 'paragraph',
    text: [{ type: 'text', text: 'Doors', bold: true, link: 'https://example.com/' }],
    children: [],
  },
  { type: 'list', items: [{ text: text('Music'), children: [{ type: 'divider' }] }] },
  {
    type: 'toggle',
    text: text('Is there parking?'),
    children: [{ type: 'paragraph', text: text('Yes'), children: [] }],
  },
]

/** A PNG of one pixel. */
export const smallPicture = () =>
  new Blob(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    { type: 'image/png' },
  )

export const smallPdf = () => new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/octet-stream' })

/** A bank statement with one incoming payment. */
export const bankFile = (amountCents: number, text: string) =>
  new Blob(
    [
      `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
        <Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
        <Ntry><Amt Ccy="EUR">${(amountCents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
          <BookgDt><Dt>2026-06-01</Dt></BookgDt>
          <NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
      </Stmt></BkToCstmrStmt></Document>`,
    ],
    { type: 'application/octet-stream' },
  )
export const csvColumns = {
  date: 0,
  dateOrder: 'dmy' as const,
  amount: 3,
  debit: null,
  direction: null,
  currency: null,
  payer: 1,
  text: [2],
  reference: null,
  account: null,
}
