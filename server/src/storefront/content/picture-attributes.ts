import type { FileCopy } from '../../lib/notion/tree.ts'
import { variantWidths } from '../../lib/picture-variants.ts'
import { paths } from '../paths.ts'

/**
 * The attributes of an `img` that shows a copied picture: in a few widths, of which the browser loads the one that fits.
 * @param sizes the width at which the page shows it, as the attribute `sizes`
 */
export function pictureAttributes({ hash, type, width, height }: FileCopy, sizes: string) {
  const widths = variantWidths(type, width)
  const largest = widths.at(-1)
  return {
    // before `src`, so that no browser loads both
    ...(widths.length > 1 && {
      srcSet: widths.map((each) => `${paths.pictureVariant(hash, each)} ${each}w`).join(', '),
      sizes,
    }),
    src: largest ? paths.pictureVariant(hash, largest) : paths.file(hash),
    width,
    height,
  }
}
