import { z } from 'zod'

export const signUpStates = ['open', 'invited', 'closed'] as const
/** Who may create an account: any visitor, visitors with an invitation, or no one. */
export type SignUps = (typeof signUpStates)[number]

export const signUpDomainsMax = 50

/** A domain of mail addresses, in DNS form and without the @. */
export const signUpDomain = z
  .string()
  .trim()
  .toLowerCase()
  .transform((typed) => typed.replace(/^@/, ''))
  .pipe(
    z
      .string()
      .max(253)
      .regex(/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/, 'This is not a domain, such as example.org.'),
  )
