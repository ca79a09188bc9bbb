// @ts-check
// Every command imports this file before anything else: an older Node stops here, before a syntax that it cannot parse.

const minMajor = 20
const minMinor = 19
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < minMajor || (major === minMajor && minor < minMinor)) {
  console.error(`Foyer needs Node ${minMajor}.${minMinor} or newer; this is ${process.version}.`)
  process.exit(1)
}
