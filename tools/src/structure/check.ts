import { projectFiles } from '../source-files.ts'
import { checkDocuments } from './documents.ts'
import { checkFeatures, checkResources } from './features.ts'
import { checkManifests } from './manifests.ts'
import { checkNames } from './names.ts'
import { checkTests } from './tests.ts'

/** Holds the tree to its shape. @returns a sentence for each thing that is out of place */
export function checkStructure(root: string): string[] {
  const files = projectFiles(root)
  return [
    ...checkFeatures(files),
    ...checkResources(root, files),
    ...checkNames(files),
    ...checkDocuments(root, files),
    ...checkTests(root, files),
    ...checkManifests(root, files),
  ]
}
