import { setImmediate } from 'node:timers/promises'
import { readDay } from '@foyer/contract/bank-csv'
import { decimalsOf } from '@foyer/words/format/money'
import sax from 'sax'
import type { ParsedFile, ParsedLine } from '../rules/parsed-line.ts'
import { unreadable } from './unreadable.ts'

/** An element of an entry, with the elements in it. */
interface Element {
  /** Without its namespace. */
  name: string
  currency: string
  text: string
  children: Element[]
}

const sliceLength = 256 * 1024
/** Elements of a statement are nested 12 deep at most. */
const maxDepth = 40

/**
 * Reads a bank-to-customer statement, CAMT.053 of ISO 20022, of any version (the elements of 001.02 and 001.08 that differ
 * are both known): the booked payments of each statement. A batch gives a line for each of its transactions, if it tells
 * their amounts. Entities and document types are refused. Yields to other requests while it reads.
 * @throws ProblemError `validation` for a text that is no such document
 */
export async function readCamt(xml: string): Promise<ParsedFile> {
  const statements: ParsedLine[][] = []
  let unreadableEntries = 0
  const open: Element[] = []
  let account = ''
  const reader = sax.parser(true)
  reader.onerror = () => {
    throw unreadable()
  }
  reader.ondoctype = () => {
    throw unreadable()
  }
  reader.onopentag = ({ name: qualified, attributes }) => {
    const name = qualified.slice(qualified.indexOf(':') + 1)
    if (open.length === 0 && !isStatement(name, attributes)) throw unreadable()
    if (open.length >= maxDepth) throw unreadable()
    if (name === 'Stmt') {
      statements.push([])
      account = ''
    }
    open.push({ name, currency: String(attributes['Ccy'] ?? ''), text: '', children: [] })
  }
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  reader.ontext = addText
  reader.oncdata = addText
  reader.onclosetag = () => {
    const element = open.pop()
    const parent = open.at(-1)
    if (!element || !parent) return
    // entries are read one by one, so that a long statement is never in memory as a tree
    if (parent.name !== 'Stmt') parent.children.push(element)
    else if (element.name === 'Acct') account = text(element, 'Id/IBAN') || text(element, 'Id/Othr/Id')
    else if (element.name === 'Ntry') {
      const lines = linesOf(element, account)
      if (lines) statements.at(-1)?.push(...lines)
      else unreadableEntries += 1
    }
  }
  for (let at = 0; at < xml.length; at += sliceLength) {
    reader.write(xml.slice(at, at + sliceLength))
    await setImmediate()
  }
  reader.close()
  if (statements.length === 0) throw unreadable()
  return { statements, unreadable: unreadableEntries }
}

const isStatement = (name: string, attributes: Record<string, unknown>): boolean =>
  name === 'Document' && Object.values(attributes).some((value) => String(value).includes(':camt.053.001.'))

/** The elements at a path of names below an element. */
const all = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )

/** The text of the first element at one of the paths. */
const text = (element: Element, ...paths: string[]): string => {
  for (const path of paths) {
    const found = all(element, path)[0]?.text.trim()
    if (found) return found
  }
  return ''
}

/** The lines of an entry: none unless it is booked and no reversal; undefined for one without a day or an amount. */
function linesOf(entry: Element, account: string): ParsedLine[] | undefined {
  const status = text(entry, 'Sts/Cd', 'Sts')
  if ((status && status !== 'BOOK') || isReversal(entry)) return []
  const total = amountOf(entry, ['Amt'])
  const day = readDay(text(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10), 'ymd')
  if (!total || !day) return undefined
  const common = { account, day, currency: total.currency }
  const transactions = all(entry, 'NtryDtls/TxDtls')
  const amounts = transactions.map((each) => amountOf(each, ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt']))
  const sum = amounts.reduce((cents, amount) => cents + (amount?.cents ?? Number.NaN), 0)
  // a batch whose parts do not add up is one payment with all their texts
  if (transactions.length < 2 || sum !== total.cents)
    return [
      {
        ...common,
        amountCents: signOf(entry) * total.cents,
        payer: transactions.length === 1 ? nameOf(transactions, signOf(entry)) : '',
        text: textOf(transactions) || text(entry, 'AddtlNtryInf'),
        reference: referenceOf(transactions) || text(entry, 'AcctSvcrRef'),
      },
    ]
  return transactions.flatMap((each, at) => {
    const sign = all(each, 'CdtDbtInd').length > 0 ? signOf(each) : signOf(entry)
    const reference = referenceOf([each]) || partReference(entry, at)
    const line = { amountCents: sign * (amounts[at]?.cents ?? 0), payer: nameOf([each], sign), text: textOf([each]) }
    return isReversal(each) ? [] : [{ ...common, ...line, reference }]
  })
}

const isReversal = (element: Element) => text(element, 'RvslInd') === 'true' || text(element, 'RvslInd') === '1'
const signOf = (element: Element) => (text(element, 'CdtDbtInd') === 'CRDT' ? 1 : -1)

/**
 * The amount at the first of the paths, in minor units. ISO 20022 writes decimals with a point. Zeros that the currency does
 * not have are no part of it, other decimals make it unreadable: banks write 5,000 krónur as 5000.00.
 */
function amountOf(element: Element, paths: string[]): { cents: number; currency: string } | undefined {
  const found = paths.flatMap((path) => all(element, path))[0]
  if (!found || !/^[A-Z]{3}$/.test(found.currency)) return undefined
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d*?)0*)?$/.exec(found.text.trim()) ?? []
  const decimals = decimalsOf(found.currency)
  if (whole === '' || part.length > decimals) return undefined
  return { cents: Number(whole + part.padEnd(decimals, '0')), currency: found.currency }
}

/** The name of the other side: of the payer, or of the payee of an outgoing payment. */
function nameOf([transaction]: Element[], sign: number): string {
  const [party, ultimate] = sign > 0 ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr']
  const paths = [party, ultimate].flatMap((each) => [`RltdPties/${each}/Pty/Nm`, `RltdPties/${each}/Nm`])
  return transaction ? text(transaction, ...paths) : ''
}

const remittancePaths = [
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'RmtInf/Strd/AddtlRmtInf',
  'Refs/EndToEndId',
  'AddtlTxInf',
]

function textOf(transactions: Element[]): string {
  const texts = transactions.flatMap((each) => remittancePaths.flatMap((path) => all(each, path)))
  return texts
    .map((each) => each.text.trim())
    .filter((each) => each && each !== 'NOTPROVIDED')
    .join(' ')
}

const referenceOf = (transactions: Element[]): string => {
  const [only, ...others] = transactions
  return only && others.length === 0 ? text(only, 'Refs/AcctSvcrRef', 'Refs/TxId') : ''
}

/** The reference of a part of a batch, which has no reference of its own. */
function partReference(entry: Element, at: number): string {
  const reference = text(entry, 'AcctSvcrRef')
  return reference && `${reference}/${at}`
}
