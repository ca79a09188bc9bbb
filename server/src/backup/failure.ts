/** A backup or restore that cannot be done. The message is a sentence for the operator. */
export class BackupError extends Error {}
