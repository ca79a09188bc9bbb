import { Share2 } from 'lucide-react'
import { Button } from './Button.tsx'

type Props = { title: string; url: string; label: string }

/** Opens the share dialog of the system, in browsers that have one. */
export function ShareButton({ label, ...shared }: Props) {
  // missing in some browsers, whatever its type says
  if (!('share' in navigator)) return null
  // rejects when the reader closes the dialog
  const share = () => void navigator.share(shared).catch(() => undefined)
  return (
    <Button icon={<Share2 aria-hidden="true" size={16} />} onClick={share}>
      {label}
    </Button>
  )
}
