import type { OrderView } from '@foyer/contract/order-views'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'

/** Asks before a saved view is deleted. */
export function DeleteView({ view: { id, name, shared }, onClose }: { view: OrderView; onClose: () => void }) {
  const t = useTranslations('orderViews')
  return (
    <RemoveDialog
      title={t('deleteTitle', { name })}
      confirmLabel={t('delete')}
      removedText={t('deleted', { name })}
      remove={() => call('DELETE /order-views/{id}', { params: { id } })}
      onClose={onClose}
      onRemoved={() => undefined}
    >
      <p>{t(shared ? 'deleteShared' : 'deleteOwn')}</p>
    </RemoveDialog>
  )
}
