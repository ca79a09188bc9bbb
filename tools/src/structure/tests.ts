import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from '../source-files.ts'
import type { Node } from '../syntax.ts'
import { syntaxOf } from '../syntax.ts'

const runners = new Set(['it', 'test', 'describe', 'suite'])
const weak = new Set(['skip', 'only', 'todo', 'fixme', 'fail', 'fails', 'skipIf', 'runIf'])

/** Every test runs, and counts. */
export function checkTests(root: string, files: string[]): string[] {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  return [
    ...files.filter((file) => /\.tsx?$/.test(file) && isTest(file)).flatMap((file) => weakIn(root, file)),
    ...workspacesOf(tests)
      .filter((folder) => !files.includes(`${folder}/vitest.config.ts`))
      .map((folder) => `${folder} has tests that never run: give it a ${folder}/vitest.config.ts`),
  ]
}

const workspacesOf = (files: string[]) => [...new Set(files.map((file) => file.split('/')[0] ?? ''))]

function weakIn(root: string, file: string): string[] {
  const found = syntaxOf(file, readFileSync(join(root, file), 'utf8')).flatMap((node) => weakName(node) ?? [])
  return found.map((name) => `${file} uses ${name}: a test runs and counts, or it is taken out`)
}

interface Member extends Node {
  name?: string
  object?: Member
  property?: { name?: string }
}

/** `it.skip`, `test.describe.only`. */
function weakName(node: Member): string | undefined {
  const name = nameOf(node)
  const [runner = '', ...rest] = name?.split('.') ?? []
  return runners.has(runner) && weak.has(rest.at(-1) ?? '') ? name : undefined
}

function nameOf({ type, name, object, property }: Member): string | undefined {
  if (type === 'Identifier') return name
  return type === 'MemberExpression' && object ? `${nameOf(object)}.${property?.name}` : undefined
}
