import { siteAddressMark } from '../../contract/pages.ts'

/** Completes the addresses of HTML that is read apart from this site, as in a feed. */
export function withFullAddresses(html: string): string {
  return html.replaceAll('="/', `="${siteAddressMark}/`)
}
