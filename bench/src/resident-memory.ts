import { readFileSync } from 'node:fs'

/** Resident memory (VmRSS) of a process as Linux reports it. */
export function residentMb(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
