import { brand } from '../../../contract/brand.ts'
import type { Env } from '../env.ts'

/** Returns the sender of mails: MAIL_FROM if it is set, otherwise the usual address under the name of the site. */
export function senderOf({ MAIL_FROM, given }: Pick<Env, 'MAIL_FROM' | 'given'>): string {
  if (given.includes('MAIL_FROM')) return MAIL_FROM
  const address = MAIL_FROM.slice(MAIL_FROM.indexOf('<'))
  return `"${brand.name}" ${address}`
}
