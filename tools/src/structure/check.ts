import { projectFiles } from '../source-files.ts'
import { checkArchitecture } from './architecture.ts'
import { checkDecisions } from './decisions.ts'
import { checkDocuments } from './documents.ts'
import { checkFeatures, checkResources } from './features.ts'
import { checkManifests } from './manifests.ts'
import { checkNames } from './names.ts'
import { checkPlainEnglish } from './plain-english.ts'
import { checkNamesOfResources } from './resources.ts'
import { checkSpecification } from './specification.ts'
import { checkTests } from './tests.ts'

/** Checks the structure of the project. @returns a sentence for each violation */
export function checkStructure(root: string): string[] {
  const files = projectFiles(root)
  return [
    ...checkFeatures(files),
    ...checkResources(root, files),
    ...checkNamesOfResources(files),
    ...checkNames(files),
    ...checkDocuments(root, files),
    ...checkArchitecture(root, files),
    ...checkDecisions(root, files),
    ...checkTests(root, files),
    ...checkSpecification(root, files),
    ...checkPlainEnglish(root, files),
    ...checkManifests(root, files),
  ]
}
