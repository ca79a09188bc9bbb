import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { SMTPServer } from 'smtp-server'

// An SMTP server that counts mails and forgets them, in a process of its own. Prints its port; then each line of its input
// is a mode or `report`, which it answers with an SmtpReport as JSON.

/**
 * `accept`: takes all mails. `hang`: never answers. `refuse`: refuses for good. `drop`: loses the connection in every third
 * mail.
 */
export type SmtpMode = 'accept' | 'hang' | 'refuse' | 'drop'

/** The mails that the server has taken. */
export interface SmtpReport {
  mails: number
  /** Those that it took again. */
  doubled: number
}

let mode = 'accept'
let dialogues = 0
const taken = new Map<string, number>()

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom(_, session, done) {
    if (mode === 'hang') return
    dialogues += 1
    if (mode === 'drop' && dialogues % 3 === 0) return void sockets.get(session.remotePort)?.destroy()
    if (mode === 'refuse') return done(Object.assign(new Error('not here'), { responseCode: 550 }))
    done()
  },
  onData(stream, _, done) {
    let head = ''
    stream.on('data', (part: Buffer) => {
      if (head.length < 4096) head += part.toString('latin1')
    })
    stream.on('end', () => {
      const [, id = ''] = /^message-id:\s*(\S+)/im.exec(head) ?? []
      taken.set(id, (taken.get(id) ?? 0) + 1)
      done()
    })
  },
})
// a client that is left without an answer, or whose connection is lost
server.on('error', () => undefined)

const sockets = new Map<number | undefined, import('node:net').Socket>()
server.server.on('connection', (socket) => {
  sockets.set(socket.remotePort, socket)
  socket.once('close', () => sockets.delete(socket.remotePort))
})

// `as`: a server that listens on a TCP port has an AddressInfo
server.listen(0, '127.0.0.1', () => console.log((server.server.address() as AddressInfo).port))

for await (const line of createInterface(process.stdin)) {
  if (line !== 'report') mode = line
  else {
    const counts = [...taken.values()]
    const report: SmtpReport = { mails: counts.length, doubled: counts.filter((count) => count > 1).length }
    console.log(JSON.stringify(report))
  }
}
