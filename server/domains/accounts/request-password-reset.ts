import { normalizeEmail } from './email-address.ts'
import { createMailLink } from './mail-links.ts'
import { type LinkDoors, sendLink } from './send-link.ts'

/** Sends a link to set a new password, to the address as the account has it. The answer is the same for everybody. */
export async function requestPasswordReset(doors: LinkDoors, input: { email: string }): Promise<void> {
  const email = normalizeEmail(input.email)
  const { token, userId } = await createMailLink(doors.db, { kind: 'reset-password', email })
  if (userId) sendLink(doors, 'reset-password', email, token)
}
