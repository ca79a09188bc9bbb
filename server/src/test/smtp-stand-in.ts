import type { AddressInfo } from 'node:net'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that stores the mails it receives. */
export interface SmtpStandIn extends AsyncDisposable {
  url: string
  /** The mails, in the order of arrival. */
  received: { raw: string; mail: Email; to: string[] }[]
  /** Refuses every mail from now on with this SMTP status; undefined: accepts every mail. */
  refuse(status: number | undefined): void
  /** Lets mails to this host wait, without an answer. @returns lets them pass */
  holdHost(host: string): () => void
}

/** @param port 0: any free port */
export async function startSmtpStandIn(port = 0): Promise<SmtpStandIn> {
  const received: SmtpStandIn['received'] = []
  let refusing: number | undefined
  const held = new Map<string, Promise<void>>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      void Promise.resolve(held.get(address.split('@')[1] ?? '')).then(() => done())
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusing) return done(Object.assign(new Error('mailbox unavailable'), { responseCode: refusing }))
        const raw = Buffer.concat(chunks).toString('utf8')
        const to = session.envelope.rcptTo.map(({ address }) => address)
        PostalMime.parse(raw).then((mail) => {
          received.push({ raw, mail, to })
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // `as`: a server that listens on a port has an address with one
  const { port: bound } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${bound}`,
    received,
    refuse: (status) => {
      refusing = status
    },
    holdHost(host) {
      let release = () => {}
      held.set(host, new Promise((resolve) => (release = resolve)))
      return () => {
        held.delete(host)
        release()
      }
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
