import { FingerprintPattern } from 'lucide-react'
import { hasPasskeys } from '../../lib/passkey.ts'
import { OtherWayButton } from './OtherWayButton.tsx'

interface Props {
  label: string
  /** Lets the reader choose a passkey and sends its proof. */
  send: () => Promise<unknown>
  /** The page is about to change. */
  done?: boolean
}

/** Absent in browsers without passkeys. */
export const PasskeyButton = (props: Props) =>
  hasPasskeys() && <OtherWayButton icon={<FingerprintPattern aria-hidden="true" size={18} />} {...props} />
