import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns what a payment link carries, so that its payment is for this user and cannot be claimed for another. */
export function checkoutReference(secret: string, userId: string): string {
  const mark = createHmac('sha256', secret).update(`checkout reference ${userId}`).digest('hex').slice(0, 32)
  return `${userId}-${mark}`
}

/** Returns the user of a reference, or null if it was not made here. */
export function userOfReference(secret: string, reference: string | null): string | null {
  const end = reference?.lastIndexOf('-') ?? -1
  if (!reference || end < 1) return null
  const userId = reference.slice(0, end)
  const [given, right] = [Buffer.from(reference), Buffer.from(checkoutReference(secret, userId))]
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null
}
