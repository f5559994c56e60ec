/** Why a backup or a restore does not happen, and what to do, in one text for the operator. */
export class BackupRefusal extends Error {}
