/** The placeholder of built pages, which `legalMark` of site/legal.ts writes. That file has schemas, which no page needs. */
const imprintMark = '⟦imprint|⟧'

/** The part of the brand that an operator changes on the set-up page, without a new build. */
export type SiteIdentity = { name: string; supportEmail: string }

/** What the product is called where an operator has chosen nothing. Built pages contain it. */
export const standardIdentity: SiteIdentity = { name: 'Longhand', supportEmail: 'support@longhand.example' }

/** The element of the application's head with who runs the site. */
const imprintMeta = 'operated-by'

/** The elements of a page's head in which the server tells the scripts of the page its identity. */
export const identityMetas = { name: 'application-name', supportEmail: 'support-address' } as const

let identity = identityOfPage()
const imprint = imprintOfPage()

/** Sets the identity for all texts that this process writes from now on. */
export function setIdentity(chosen: SiteIdentity): void {
  identity = chosen
}

/** The name, slogan, address and every marketing promise. Name and address are those of the site. */
export const brand = {
  get name() {
    return identity.name
  },
  slogan: 'Write Like a Human, Powered by AI',
  pitch:
    'Draft, rewrite and check your own words in one quiet place. Every fact, name and quotation stays exactly as you wrote it.',
  chatHeading: "Hi, I'm Longhand. How can I help you today?",
  chatSubline: '100% human-written, AI undetectable',
  welcomeMessage: "Hi, I'm Longhand. Ask me anything, or paste a text to work on.",
  get supportEmail() {
    return identity.supportEmail
  },
  /** Who runs the site, for the footer; '' where the operator has not named anyone. */
  get imprint() {
    return imprint
  },
} as const

/** Returns a text of the catalogue with the name of this site. */
export function withSiteName(text: string): string {
  return identity.name === standardIdentity.name
    ? text
    : text.replaceAll(standardIdentity.name, identity.name)
}

type Page = { querySelector: (selector: string) => { getAttribute: (name: string) => string | null } | null }

/** Reads what the server wrote into the page. Built pages get the placeholder. */
function imprintOfPage(): string {
  const page = (globalThis as { document?: Page }).document
  if (!page) return imprintMark
  const written = page.querySelector(`meta[name="${imprintMeta}"]`)?.getAttribute('content') ?? ''
  return written === imprintMark ? '' : written
}

/** Reads the identity that the server wrote into the page. Scripts outside a page get the standard one. */
function identityOfPage(): SiteIdentity {
  const page = (globalThis as { document?: Page }).document
  const read = (meta: string) => page?.querySelector(`meta[name="${meta}"]`)?.getAttribute('content')
  return {
    name: read(identityMetas.name) || standardIdentity.name,
    supportEmail: read(identityMetas.supportEmail) || standardIdentity.supportEmail,
  }
}
