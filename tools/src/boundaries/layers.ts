import type { Edge } from './edge.ts'
import { featureOf } from './edge.ts'

/**
 * The layers of the server's features, from top to bottom. A feature may import features of the layers below its own.
 * Features of the same layer do not import each other. Type imports count, tests do not.
 */
export const layers: readonly (readonly string[])[] = [
  ['today', 'sites'],
  [
    'public-api',
    'search',
    'installation',
    'reports',
    'check-in',
    'bank-statements',
    'order-jobs',
    'box-office',
    'invoices',
    'privacy',
    'deletions',
  ],
  ['checkout'],
  ['notion-pages', 'websites', 'support', 'changelog'],
  ['payments', 'attendees'],
  ['orders', 'add-ons'],
  ['ticket-types', 'shared-capacities', 'descriptions', 'invoice-requests', 'legal-texts'],
  ['promo-codes', 'order-questions'],
  ['events', 'api-tokens'],
  ['files', 'members'],
  ['inbox'],
  ['inventory', 'two-factor', 'passkeys'],
  ['me'],
  ['teams', 'order-views'],
  ['mails', 'audit'],
]

const layerOf = (feature: string) => layers.findIndex((layer) => layer.includes(feature))

/** Whether a feature imports one that is not in a lower layer. Ignores features without a layer. */
export function isNotBelow({ from, to }: Pick<Edge, 'from' | 'to'>): boolean {
  const [importer, imported] = [featureOf(from)?.feature, featureOf(to)?.feature]
  if (!importer || !imported || importer === imported) return false
  const [upper, lower] = [layerOf(importer), layerOf(imported)]
  return upper >= 0 && lower >= 0 && lower <= upper
}

/** A sentence for each of the server's feature folders that is in no layer. */
export function featuresWithoutLayer(files: Iterable<string>): string[] {
  const features = [...files].flatMap((file) => /^server\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? [])
  return [...new Set(features)]
    .filter((feature) => layerOf(feature) < 0)
    .map(
      (feature) =>
        `server/src/features/${feature}/: the feature is in no layer. Add it to tools/src/boundaries/layers.ts, above the features that it imports and below those that import it.`,
    )
}
