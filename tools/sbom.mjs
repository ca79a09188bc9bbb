// @ts-check
// Prints all packages that run in production, with their versions and licences, as CycloneDX 1.5: node tools/sbom.mjs.
// Not `npm sbom --omit=dev`: it omits packages that development needs too, such as nodemailer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'

/** @typedef {{ version: string, license?: string, integrity?: string, dev?: boolean, link?: boolean }} Locked */

/** @type {{ version: string, packages: Record<string, Locked> }} */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

const components = Object.entries(lock.packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, locked]) => componentOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), locked))

const metadata = { component: { type: 'application', name: 'foyer', version: lock.version } }
console.log(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components }, null, 2))

/** @param {string} name @param {Locked} locked */
function componentOf(name, { version, license, integrity }) {
  const [algorithm, digest] = integrity?.split('-') ?? []
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' &&
      digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  }
}
