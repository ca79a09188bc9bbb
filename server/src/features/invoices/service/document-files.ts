import type { NamedFile } from '../../../lib/file.ts'
import { fileName } from '../../../lib/file.ts'
import type { DocumentFiles } from '../queries.ts'
import { titleOf } from './document-texts.ts'

/** The PDF of a document, with the electronic invoice inside. */
export const pdfOf = ({ facts, pdf }: DocumentFiles): NamedFile => ({
  name: fileName(titleOf(facts), 'pdf'),
  type: 'application/pdf',
  content: pdf,
})

/** The electronic invoice of a document. */
export const xmlOf = ({ facts, xml }: DocumentFiles): NamedFile => ({
  name: fileName(titleOf(facts), 'xml'),
  type: 'application/xml',
  content: Buffer.from(xml),
})
