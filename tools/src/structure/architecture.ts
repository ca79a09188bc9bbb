import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databasePlaces } from '../boundaries/database.ts'
import { layers } from '../boundaries/layers.ts'

const map = 'docs/architecture.md'

/** Checks that docs/architecture.md names every folder, every feature in the row of its layer, and every exception. */
export function checkArchitecture(root: string, files: string[]): string[] {
  const text = existsSync(join(root, map)) ? readFileSync(join(root, map), 'utf8') : ''
  const named = namesIn(text)
  return [
    ...foldersOf(files)
      .filter((folder) => !named.has(`${folder}/`))
      .map((folder) => `${map} does not name ${folder}/. Say there what the folder contains.`),
    ...featuresOf(files)
      .filter((feature) => !hasRow(text, feature))
      .map((feature) => `${map} lacks ${feature} in the row of layer ${numberOf(feature)}. Say there what it does.`),
    ...Object.keys(databasePlaces)
      .flatMap((place) => [`${place}.ts`, `${place}/`])
      .filter((place) => files.some((file) => file.startsWith(place)) && !named.has(place))
      .map((place) => `${map} does not name ${place}, which may access the database. Say there why.`),
  ]
}

/** The folders that have no word of their own: those of features, which are named once, of tests, and of samples. */
const namedTogether =
  /^(server|web)\/src\/features\/[^/]+|^words\/src\/app\/|^server\/migrations\/|(?<!^server\/src)\/test(\/|$)|\/golden\/|^[a-z0-9]+\/src$/

function foldersOf(files: string[]): string[] {
  const folders = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)))
  const ofWeb = folders.filter((folder) => /^web\/src\/features\/[^/]+$/.test(folder) && !isFeature(folder.slice(17)))
  return [...new Set([...folders.filter((folder) => !namedTogether.test(folder)), ...ofWeb])]
}

const isFeature = (name: string): boolean => layers.some((layer) => layer.includes(name))

const featuresOf = (files: string[]): string[] => [
  ...new Set(files.flatMap((file) => /^server\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? [])),
]

const numberOf = (feature: string): number => layers.length - layers.findIndex((layer) => layer.includes(feature))

const hasRow = (text: string, feature: string): boolean =>
  new RegExp(`^\\| ${numberOf(feature)} \\|.*\`${feature}\``, 'm').test(text)

/** The paths in backticks: whole ones, and those in the first cells of a table whose head has the folder around them. */
function namesIn(text: string): Set<string> {
  const tables = text.matchAll(/^\| `([^`\n]+\/)` \|.*\n\|[-|]+\|\n((?:\|.*\n)*)/gm)
  const inTables = [...tables].flatMap(([, around = '', rows = '']) =>
    [...rows.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) => inBackticks(cell)).map((name) => around + name),
  )
  return new Set([...inBackticks(text), ...inTables])
}

const inBackticks = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, name]) => name ?? [])
