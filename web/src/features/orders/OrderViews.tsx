import type { OrderView } from '@foyer/contract/order-views'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { useMay } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Menu } from '../../ui/Menu.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { orderViews } from './list-queries.ts'
import type { OrderSearch } from './search.ts'
import { searchOfView, searchText, viewOfEvent, withoutEvent } from './search-parts.ts'

type OpenDialog = { kind: 'new' } | { kind: 'rename' | 'delete'; view: OrderView }

interface Props {
  search: OrderSearch
  /** The list belongs to one event: it has no views of other events. */
  ofEvent: true | undefined
}

/** The saved views of the list, of the member and of the team: to open, to save, to rename, to share and to delete. */
export function OrderViews({ search, ofEvent }: Props) {
  const t = useTranslations('orderViews')
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { data: allViews = [] } = useQuery(orderViews())
  const views = allViews.filter((view) => !ofEvent || [undefined, search.event].includes(searchOfView(view).event))
  const shownBy = (each: OrderSearch) => (ofEvent ? withoutEvent(each) : each)
  const savedAs = (view?: OrderView) => searchText(ofEvent ? viewOfEvent(search, view) : search)
  const text = searchText(shownBy(search))
  const current = views.find((view) => searchText(shownBy(searchOfView(view))) === text)
  const [openedId, setOpenedId] = useState(current?.id)
  if (current && current.id !== openedId) setOpenedId(current.id)
  const opened = views.find(({ id, own }) => id === openedId && own)
  const open = (view: OrderView) =>
    void navigate({ to: '.', search: () => shownBy(searchOfView(view)), resetScroll: false })
  const entryOf = (view: OrderView) => ({
    id: view.id,
    label: view.name,
    current: view === current,
    onSelect: () => open(view),
  })
  const sections = [
    { id: 'own', title: t('own'), entries: views.filter(({ own, shared }) => own && !shared).map(entryOf) },
    { id: 'team', title: t('team'), entries: views.filter(({ shared }) => shared).map(entryOf) },
    { id: 'actions', entries: useActions({ current, opened, savedAs, isAll: text === '' }, setDialog) },
  ]
  return (
    <>
      <Menu
        className={buttonStyle()}
        placement="bottom start"
        sections={sections.filter(({ entries }) => entries.length > 0)}
      >
        <Bookmark aria-hidden="true" size={18} />
        {current?.name ?? t('button')}
      </Menu>
      {dialog?.kind === 'new' && <AskName search={savedAs()} onClose={() => setDialog(undefined)} />}
      {dialog?.kind === 'rename' && <AskName view={dialog.view} onClose={() => setDialog(undefined)} />}
      {dialog?.kind === 'delete' && <AskToDelete view={dialog.view} onClose={() => setDialog(undefined)} />}
    </>
  )
}

interface ViewsOfSearch {
  /** The view that the current search is. */
  current: OrderView | undefined
  /** The member's view that was open last. */
  opened: OrderView | undefined
  /** The text of the current search: as a new view, or in place of that of another. */
  savedAs: (view?: OrderView) => string
  /** The list has all orders, in the usual way. */
  isAll: boolean
}

/** The actions for the current search, and for the view that it is or was. */
function useActions({ current, opened, savedAs, isAll }: ViewsOfSearch, ask: (dialog: OpenDialog) => void) {
  const t = useTranslations('orderViews')
  const words = useErrorWords()
  const mayShare = useMay('orders:write')
  const { mutate: share } = useMutation({
    mutationFn: ({ id, shared }: OrderView) =>
      call('PATCH /order-views/{id}', { params: { id }, body: { shared: !shared } }),
    onSuccess: ({ name, shared }) => showToast(t(shared ? 'sharedNow' : 'privateNow', { name })),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  const { mutate: update } = useMutation({
    mutationFn: (view: OrderView) =>
      call('PATCH /order-views/{id}', { params: { id: view.id }, body: { search: savedAs(view) } }),
    onSuccess: ({ name }) => showToast(t('updated', { name })),
    onError: (error) => showToast(words.of(error), { tone: 'danger' }),
  })
  if (!current)
    return [
      ...(opened && !isAll
        ? [{ id: 'update', label: t('update', { name: opened.name }), onSelect: () => update(opened) }]
        : []),
      {
        id: 'save',
        label: t('save'),
        onSelect: () => ask({ kind: 'new' }),
        disabledReason: isAll ? t('nothingToSave') : undefined,
      },
    ]
  if (!current.own) return []
  return [
    { id: 'rename', label: t('rename'), onSelect: () => ask({ kind: 'rename', view: current }) },
    {
      id: 'share',
      label: t(current.shared ? 'unshare' : 'share'),
      onSelect: () => share(current),
      disabledReason: mayShare ? undefined : t('mayNotShare'),
    },
    { id: 'delete', label: t('delete'), danger: true, onSelect: () => ask({ kind: 'delete', view: current }) },
  ]
}

// The dialogs are loaded when they are opened.
const fetchNameView = () => import('./NameView.tsx')
const fetchDeleteView = () => import('./DeleteView.tsx')

function AskName(props: ComponentProps<Awaited<ReturnType<typeof fetchNameView>>['NameView']>) {
  const module = useModuleOnceShown(fetchNameView)
  return module && <module.NameView {...props} />
}

function AskToDelete(props: ComponentProps<Awaited<ReturnType<typeof fetchDeleteView>>['DeleteView']>) {
  const module = useModuleOnceShown(fetchDeleteView)
  return module && <module.DeleteView {...props} />
}
