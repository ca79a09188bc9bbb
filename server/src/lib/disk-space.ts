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
