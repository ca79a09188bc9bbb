import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { SmtpMode, SmtpReport } from './smtp-sink.ts'

/** An SMTP server in a process of its own, which does not keep the mails that it takes. */
export interface SmtpSink {
  url: string
  setMode(mode: SmtpMode): void
  report(): Promise<SmtpReport>
  stop(): void
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const file = fileURLToPath(new URL('./smtp-sink.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const nextLine = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('The SMTP server has ended.')
    return value
  }
  return {
    url: `smtp://127.0.0.1:${await nextLine()}`,
    setMode: (mode) => child.stdin.write(`${mode}\n`),
    async report() {
      child.stdin.write('report\n')
      return JSON.parse(await nextLine()) as SmtpReport
    },
    stop: () => void child.kill(),
  }
}
