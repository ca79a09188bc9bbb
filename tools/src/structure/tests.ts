import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from '../source-files.ts'
import type { Node } from '../syntax.ts'
import { syntaxOf } from '../syntax.ts'

const runners = new Set(['it', 'test', 'describe', 'suite'])
const forbiddenModifiers = new Set(['skip', 'only', 'todo', 'fixme', 'fail', 'fails', 'skipIf', 'runIf'])

/** Checks that every test runs and that its result counts. */
export function checkTests(root: string, files: string[]): string[] {
  return [
    ...files.filter((file) => /\.tsx?$/.test(file) && isTest(file)).flatMap((file) => forbiddenIn(root, file)),
    ...files.filter(neverRuns).map((file) => `${file} never runs. Vitest runs *.test.ts and *.test.tsx.`),
  ]
}

const neverRuns = (file: string) => /\.(test|spec)\.\w+$/.test(file) && !/\.test\.tsx?$/.test(file)

function forbiddenIn(root: string, file: string): string[] {
  const found = syntaxOf(file, readFileSync(join(root, file), 'utf8')).flatMap((node) => forbiddenName(node) ?? [])
  return found.map((name) => `${file} uses ${name}. Every test must run and count: make it pass, or remove it.`)
}

interface Member extends Node {
  name?: string
  object?: Member
  property?: { name?: string }
}

/** The full name of a modified runner: `it.skip`, `test.describe.only`. Undefined when the modifier is allowed. */
function forbiddenName(node: Member): string | undefined {
  const name = nameOf(node)
  const [runner = '', ...rest] = name?.split('.') ?? []
  return runners.has(runner) && forbiddenModifiers.has(rest.at(-1) ?? '') ? name : undefined
}

function nameOf({ type, name, object, property }: Member): string | undefined {
  if (type === 'Identifier') return name
  return type === 'MemberExpression' && object ? `${nameOf(object)}.${property?.name}` : undefined
}
