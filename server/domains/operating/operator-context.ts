import type { Doors } from '../../platform/context.ts'

/** Who acts: an operator, or null for a command on the server, which needs no proof. */
export type OperatorContext = Pick<Doors, 'db' | 'env' | 'notifier' | 'mailer' | 'jobs' | 'log' | 'now'> & {
  operatorId: string | null
}
