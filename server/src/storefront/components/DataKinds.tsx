import type { DataKind } from '@foyer/words/privacy/policy'
import type { Translator } from '../messages.ts'

/** Kinds of data, each with its purpose and retention period. */
export function DataKinds({ t, kinds }: { t: Translator; kinds: readonly DataKind[] }) {
  return (
    <ul className="data-kinds">
      {kinds.map(({ name, what, why, kept }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{what}</p>
          <dl>
            <dt>{t('privacy.purpose')}</dt>
            <dd>{why}</dd>
            <dt>{t('privacy.kept')}</dt>
            <dd>{kept}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
