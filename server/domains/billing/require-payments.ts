import { billingTexts } from '../../../contract/billing/billing.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { Payments } from '../../platform/payments/payments.ts'

/** Returns the payment provider. Where plans are not sold, the calls about them do not exist. */
export function requirePayments({ payments }: Pick<Doors, 'payments'>): Payments {
  if (!payments) throw notFound('address')
  return payments
}

/** A refused payment, in the words of the provider if it has some. */
export function paymentFailed(said: string | undefined): AppError {
  return new AppError('payment_failed', said ? billingTexts.providerSaid({ said }) : undefined)
}

/** Runs a call of the provider. A refused card is a 402 with the provider's message, an unreachable provider a 503. */
export async function askProvider<T>({ log }: Pick<Doors, 'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof AppError) throw error
    const { type, code, message } = error as { type?: string; code?: string; message?: string }
    if (type === 'StripeCardError') throw paymentFailed(message)
    // The provider's own messages can contain addresses; an error of the server, such as a missing price, cannot.
    log.warn(type ? { type, code } : { err: error }, 'payment provider')
    throw new AppError('payments_unavailable')
  }
}
