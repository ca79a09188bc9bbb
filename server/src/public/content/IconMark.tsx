import type { Icon } from '../../lib/notion/tree.ts'
import { paths } from '../paths.ts'

/** An icon, as an ornament: it says nothing that the text beside it does not. */
export const IconMark = ({ icon }: { icon: Icon }) => (
  <span className="icon" aria-hidden="true">
    {icon.type === 'emoji' ? icon.emoji : <img src={paths.file(icon.file.hash)} alt="" loading="lazy" />}
  </span>
)
