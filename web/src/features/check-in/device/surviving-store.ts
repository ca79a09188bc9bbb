import type { DeviceStore } from './types.ts'

export interface SurvivingStore extends DeviceStore {
  /** Whether everything could be written so far. */
  works(): boolean
  /** Deletes the roster and the last scans. */
  forget(): Promise<void>
}

/**
 * Keeps a device at work when the browser's storage fails or is deleted: what cannot be written stays in the page, and is
 * sent from there.
 * @param onFailure called when it no longer works
 */
export function survivingStore(store: DeviceStore, onFailure: () => void): SurvivingStore {
  let works = true
  const failed = (error: unknown) => {
    console.error(error)
    works = false
    onFailure()
  }
  const saveTickets: DeviceStore['saveTickets'] = (tickets, options) =>
    store.saveTickets(tickets, options).catch(failed)
  const saveHead: DeviceStore['saveHead'] = (head) => store.saveHead(head).catch(failed)
  const saveRecent: DeviceStore['saveRecent'] = (scans) => store.saveRecent(scans).catch(failed)
  return {
    works: () => works,
    read: () =>
      store.read().catch((error: unknown) => {
        failed(error)
        return { head: undefined, tickets: [], pending: [], recent: [] }
      }),
    saveTickets,
    saveHead,
    async forget() {
      // the head first: a version that is stored without its tickets would skip them
      await saveHead(undefined)
      await saveTickets([], { full: true })
      await saveRecent([])
    },
    savePending: (scan) => store.savePending(scan).catch(failed),
    deletePending: (ids) => store.deletePending(ids).catch(failed),
    saveRecent,
  }
}
