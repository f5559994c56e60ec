import { billingTexts } from '../../locales/en/shared/billing.ts'

/**
 * Returns the address if it belongs to the payment provider. Plain http is accepted for this computer only, where the
 * local provider is.
 */
export function providerUrl(url: string | undefined, hosts: readonly string[]): string {
  if (!url) throw new Error(billingTexts.checkoutUrlMissing)
  const parsed = URL.canParse(url) ? new URL(url) : null
  const isSecure = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isThisComputer(parsed))
  if (!parsed || !isSecure || !hosts.includes(parsed.host)) throw new Error(billingTexts.checkoutUrlWrong)
  return parsed.href
}

function isThisComputer({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname === '127.0.0.1'
}
