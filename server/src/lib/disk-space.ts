import { statfs } from 'node:fs/promises'

/** The space on the disk that holds the embedded database. */
export interface DiskSpace {
  freeBytes: number
  totalBytes: number
}

/** Reads the space that a process without privileges can use on the disk of a folder. */
export async function diskSpaceOf(folder: string): Promise<DiskSpace> {
  const { bsize, bavail, blocks } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** Whether less than a tenth of the disk is free. */
export const isDiskLow = ({ freeBytes, totalBytes }: DiskSpace): boolean => freeBytes < totalBytes / 10

/**
 * Whether the operator is to be notified of the disk. Between a tenth and an eighth of free space nothing changes, so
 * that a value around the limit does not notify again and again.
 */
export function diskAlertAt({ freeBytes, totalBytes }: DiskSpace): 'raised' | 'unchanged' | 'over' {
  if (isDiskLow({ freeBytes, totalBytes })) return 'raised'
  return freeBytes < totalBytes / 8 ? 'unchanged' : 'over'
}
