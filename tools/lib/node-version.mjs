// @ts-check
// Imported first and alone: an older Node ends here, before it meets something it cannot read.

const wantedMajor = 20
const wantedMinor = 19
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Foyer needs Node ${wantedMajor}.${wantedMinor} or newer; this is ${process.version}.`)
  process.exit(1)
}
