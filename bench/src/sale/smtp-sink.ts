import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

// An SMTP server that accepts mails and forgets them, in a process of its own. Prints its port.

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    stream.resume()
    stream.on('end', () => done())
  },
})
// `as`: a server that listens on a TCP port has an AddressInfo
server.listen(0, '127.0.0.1', () => console.log((server.server.address() as AddressInfo).port))
