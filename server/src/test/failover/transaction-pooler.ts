import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import pg from 'pg'
import { eachMessage } from './messages.ts'

/** A stand-in for a connection pooler in transaction mode, such as PgBouncer. */
export interface TransactionPooler extends AsyncDisposable {
  /** The address of the database through the pooler. */
  url: string
}

/** Takes a message of the server. */
type Receiver = (message: Buffer, type: string) => void

interface Session {
  socket: Socket
  /** The client that has a transaction here. Without one, messages of the server, such as notifications, are lost. */
  receiver: Receiver | undefined
}

/**
 * Shares a few sessions of PostgreSQL among any number of clients: a client has one for the length of a transaction, and
 * the next transaction runs in another one. Settings, locks and subscriptions of a session are not those of a client.
 */
export async function startTransactionPooler(databaseUrl: string, size = 3): Promise<TransactionPooler> {
  const sessions = await Promise.all(Array.from({ length: size }, () => openSession(databaseUrl)))
  const free = [...sessions]
  const waiting: ((session: Session) => void)[] = []
  const acquire = () =>
    new Promise<Session>((resolve) => {
      waiting.push(resolve)
      assign()
    })
  function assign(): void {
    for (let [session] = free; session && waiting.length > 0; [session] = free) {
      free.shift()
      waiting.shift()?.(session)
    }
  }
  // the session that has been free for longest is taken next: never the same one again while there are others
  function release(session: Session): void {
    session.receiver = undefined
    free.push(session)
    assign()
  }

  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    client.on('error', () => undefined).on('close', () => clients.delete(client))
    serve(client, acquire, release)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // `as`: a server that listens on a port has an address with one
    url: Object.assign(new URL(databaseUrl), { port: String((server.address() as AddressInfo).port) }).href,
    async [Symbol.asyncDispose]() {
      for (const socket of [...clients, ...sessions.map(({ socket }) => socket)]) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Signs in as a client of PostgreSQL, and takes over the connection. */
async function openSession(connectionString: string): Promise<Session> {
  const client = new pg.Client({ connectionString, application_name: 'pooler' })
  await client.connect()
  // `as`: the types of node-postgres do not include its socket
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection
  socket.removeAllListeners()
  const session: Session = { socket: socket.on('error', () => undefined), receiver: undefined }
  socket.on(
    'data',
    eachMessage((message, type) => session.receiver?.(message, type)),
  )
  return session
}

function serve(client: Socket, acquire: () => Promise<Session>, release: (session: Session) => void): void {
  let session: Session | undefined
  let turn = Promise.resolve()

  const toClient: Receiver = (message, type) => {
    client.write(message)
    if (type !== readyForQuery || message.at(-1) !== idle || !session) return
    release(session)
    session = undefined
  }
  const toServer = async (message: Buffer) => {
    session ??= await acquire()
    session.receiver = toClient
    session.socket.write(message)
  }
  client.once('data', () => {
    // the startup message: every client is accepted, and has the role and the settings of the sessions
    client.write(Buffer.concat([messageOf('R', 0, 0, 0, 0), messageOf(readyForQuery, idle)]))
    client.on(
      'data',
      eachMessage((message, type) => {
        if (type !== terminate) turn = turn.then(() => toServer(message))
      }),
    )
  })
  client.on('close', () => {
    turn = turn.then(() => {
      if (session) rollBack(session, release)
    })
  })
}

/** Ends the transaction of a client that is gone. */
function rollBack(session: Session, release: (session: Session) => void): void {
  let isRolledBack = false
  session.receiver = (message, type) => {
    if (type === commandComplete && message.includes('ROLLBACK')) isRolledBack = true
    if (type === readyForQuery && isRolledBack) release(session)
  }
  session.socket.write(messageOf('Q', ...Buffer.from('rollback\0')))
}

// https://www.postgresql.org/docs/current/protocol-message-formats.html
const readyForQuery = 'Z'
const commandComplete = 'C'
const terminate = 'X'
const idle = 'I'.charCodeAt(0)

function messageOf(type: string, ...body: number[]): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}
