import { LoaderCircle } from 'lucide-react'

/** Something is going on; the words beside it say what. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle aria-hidden="true" size={size} className="shrink-0 animate-spin" />
}
