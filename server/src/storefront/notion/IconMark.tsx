import type { Icon } from '../../lib/notion/tree.ts'
import { paths } from '../paths.ts'

/** A decorative icon, hidden from screen readers: the text next to it says the same. */
export const IconMark = ({ icon }: { icon: Icon }) => (
  <span className="icon" aria-hidden="true">
    {icon.type === 'emoji' ? icon.emoji : <img src={paths.file(icon.file.hash)} alt="" loading="lazy" />}
  </span>
)
