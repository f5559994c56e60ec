import { identityMetas, type SiteIdentity, standardIdentity } from '../../../contract/brand.ts'

const scriptStart = '<script'
const scriptEnd = '</script>'
/** The only scripts whose text names the site: structured data, which browsers do not run. */
const dataScript = ' type="application/ld+json"'

type Escape = (text: string) => string
export const asMarkup: Escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const asJson: Escape = (text) => JSON.stringify(text).slice(1, -1)
const asText: Escape = (text) => text

const escapes: [type: RegExp, encode: Escape][] = [
  [/^text\/html/, asMarkup],
  [/xml/, asMarkup],
  [/json/, asJson],
  [/^text\/plain/, asText],
]

/** Writes the name and the support address of this site into a built file that has the standard ones. */
export function nameSite(text: string, type: string, identity: SiteIdentity): string {
  const encode = escapes.find(([of]) => of.test(type))?.[1]
  const { name, supportEmail } = standardIdentity
  if (!encode || (identity.name === name && identity.supportEmail === supportEmail)) return text
  return type.startsWith('text/html') ? namePage(text, identity) : replace(text, identity, encode)
}

/** Scripts are left as they are, because the Content-Security-Policy has their hashes; they read the page's head. */
function namePage(html: string, identity: SiteIdentity): string {
  const [first = '', ...rest] = html.split(scriptStart)
  const parts = rest.map((part) => {
    const end = part.indexOf(scriptEnd)
    const [script, after] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end)]
    return (
      (script.startsWith(dataScript) ? replace(script, identity, asJson) : script) +
      replace(after, identity, asMarkup)
    )
  })
  const metas = Object.entries(identityMetas).map(
    ([field, meta]) => `<meta name="${meta}" content="${asMarkup(identity[field as keyof SiteIdentity])}">`,
  )
  return [replace(first, identity, asMarkup), ...parts]
    .join(scriptStart)
    .replace('<head>', () => `<head>${metas.join('')}`)
}

function replace(text: string, { name, supportEmail }: SiteIdentity, encode: Escape): string {
  return text
    .replaceAll(standardIdentity.supportEmail, () => encode(supportEmail))
    .replaceAll(standardIdentity.name, () => encode(name))
}
