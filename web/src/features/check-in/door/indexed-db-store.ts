import type { DeviceStore, RosterHead, ShownScan } from '../device/types.ts'

/**
 * Opens the memory of a device in its browser: the roster and the scans of one link.
 * @param link the id part of the link's token
 * @throws DOMException when the browser stores nothing
 */
export async function openIndexedDbStore(link: string): Promise<DeviceStore> {
  const db = await opened(`foyer-check-in ${link}`)
  /** Runs a transaction. @returns when it is on the disk, or with `relaxed` durability handed to the system */
  const write = (
    stores: string[],
    change: (store: (name: string) => IDBObjectStore) => void,
    durability: IDBTransactionDurability = 'strict',
  ) =>
    new Promise<void>((resolve, reject) => {
      const transaction = db.transaction(stores, 'readwrite', { durability })
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      change((name) => transaction.objectStore(name))
    })
  return {
    async read() {
      const transaction = db.transaction(['head', 'tickets', 'pending'])
      const all = (name: string) => answerOf(transaction.objectStore(name).getAll())
      const one = (key: string) => answerOf<unknown>(transaction.objectStore('head').get(key))
      const [head, recent, tickets, pending] = await Promise.all([
        one('head'),
        one('recent'),
        all('tickets'),
        all('pending'),
      ])
      // `as`: only this file writes them
      return { head: head as RosterHead | undefined, tickets, pending, recent: (recent ?? []) as ShownScan[] }
    },
    saveTickets: (tickets, { full }) =>
      write(['tickets'], (store) => {
        if (full) store('tickets').clear()
        for (const ticket of tickets) store('tickets').put(ticket)
      }),
    saveHead: (head) => write(['head'], (store) => store('head').put(head, 'head')),
    savePending: (scan) => write(['pending'], (store) => store('pending').put(scan)),
    deletePending: (ids) =>
      write(['pending'], (store) => {
        for (const id of ids) store('pending').delete(id)
      }),
    // a crash may lose them: the scans themselves are stored apart
    saveRecent: (scans) => write(['head'], (store) => store('head').put(scans, 'recent'), 'relaxed'),
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('head')
    request.result.createObjectStore('tickets', { keyPath: 'id' })
    request.result.createObjectStore('pending', { keyPath: 'id' })
  }
  return answerOf(request)
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
