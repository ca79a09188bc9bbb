import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { validateXML } from 'xmllint-wasm'

/** The part of SaxonJS that the validation uses; the package has no types. */
interface Saxon {
  getResource(options: { type: 'xml'; text: string }): Promise<unknown>
  transform(options: object, mode: 'async'): Promise<{ principalResult: string }>
}

const require = createRequire(import.meta.url)
// `as`: the package has no types
const SaxonJS = require('saxon-js') as Saxon

const read = (name: string) => readFileSync(new URL(name, import.meta.url))
const prefix = 'Factur-X_1.09_EN16931_urn_un_unece_uncefact_data_standard_'
const parts = ['QualifiedDataType_100', 'ReusableAggregateBusinessInformationEntity_100', 'UnqualifiedDataType_100']
const rules = JSON.parse(gunzipSync(read('Factur-X_1.09_EN16931.sef.json.gz')).toString()) as object
const codes = await SaxonJS.getResource({
  type: 'xml',
  text: gunzipSync(read('FACTUR-X_EN16931_codedb.xml.gz')).toString(),
})

/** Validates an electronic invoice by the official schema and the official Schematron. @returns the faults, none if it is valid */
export async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: [read('Factur-X_EN16931.xsd').toString()],
    preload: parts.map((part) => ({
      fileName: `${prefix}${part}.xsd`,
      contents: read(`${prefix}${part}.xsd`).toString(),
    })),
  })
  const { principalResult } = await SaxonJS.transform(
    {
      stylesheetInternal: rules,
      sourceText: xml,
      destination: 'serialized',
      documentPool: { 'file:///FACTUR-X_EN16931_codedb.xml': codes, 'FACTUR-X_EN16931_codedb.xml': codes },
      baseOutputURI: 'file:///',
    },
    'async',
  )
  const failed = [...principalResult.matchAll(/<svrl:failed-assert[\s\S]*?<svrl:text>([\s\S]*?)<\/svrl:text>/g)]
  return [...errors.map(({ message }) => message), ...failed.map(([, text = '']) => text.trim().replace(/\s+/g, ' '))]
}
