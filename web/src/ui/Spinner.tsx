import { LoaderCircle } from 'lucide-react'

/** A spinner. The text beside it says what is running. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle aria-hidden="true" size={size} className="shrink-0 animate-spin" />
}
