import type { FileCopy, Icon } from '../../lib/notion/tree.ts'
import { variantWidths } from '../../lib/picture-variants.ts'
import { paths } from '../paths.ts'

/** A decorative icon, hidden from screen readers: the text next to it says the same. */
export const IconMark = ({ icon }: { icon: Icon }) => (
  <span className="icon" aria-hidden="true">
    {icon.type === 'emoji' ? icon.emoji : <Picture file={icon.file} />}
  </span>
)

// shown at the size of a letter
function Picture({ file: { hash, type, width } }: { file: FileCopy }) {
  const [smallest] = variantWidths(type, width)
  return <img src={smallest ? paths.pictureVariant(hash, smallest) : paths.file(hash)} alt="" loading="lazy" />
}
