/** A line of a CSV file, with the number by which an editor names it: a quoted cell can contain line breaks. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** The records of a CSV text (RFC 4180), without empty ones. @param separator empty: each line is one cell */
export function readRecords(text: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let [line, start, cell, isQuoted] = [1, 1, '', false]
  let cells: string[] = []
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRecord = () => {
    endCell()
    if (cells.some((each) => each !== '')) records.push({ line: start, cells })
    cells = []
    start = line
  }
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < content.length; at++) {
    const sign = content.charAt(at)
    if (sign === '\n') line++
    if (isQuoted && sign === '"' && content.charAt(at + 1) === '"') {
      cell += '"'
      at++
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === separator) endCell()
    else if (sign === '\n') endRecord()
    else cell += sign
  }
  endRecord()
  return records
}
