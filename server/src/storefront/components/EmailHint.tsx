import { likelyEmail } from '../likely-email.js'
import type { Translator } from '../messages.ts'

interface Props {
  t: Translator
  /** The id of the email field above. */
  field: string
  typed: string
}

/** Asks about an email address that looks mistyped, and refuses none. The script of the page makes it a button. */
export function EmailHint({ t, field, typed }: Props) {
  const likely = likelyEmail(typed)
  // the script puts the address in place of the braces
  const question = t('checkout.didYouMean', { email: '{email}' })
  return (
    <p className="did-you-mean" role="status" data-for={field} data-did-you-mean={question}>
      {likely && t('checkout.didYouMean', { email: likely })}
    </p>
  )
}
