import { navigationTexts as texts } from '../../locales/en/ui/navigation.ts'
import { tools } from './tools.ts'

export type SiteLink = {
  text: string
  to: string
  /** A page of its own outside the application, or an address of mail. */
  isOutside?: boolean
  /** Between 768 and 1024 pixels the bar has no room for it, and a menu has it instead. */
  isFolded?: boolean
}
type SiteColumn = { title: string | null; links: SiteLink[] }
export type SiteMenu = { text: string; columns: SiteColumn[] }

/** `imprint` names who runs the site; '' where nobody is named. */
export type Product = { name: string; supportEmail: string; imprint: string }

const outside = (text: string, to: string): SiteLink => ({ text, to, isOutside: true })

const help = (): SiteLink[] => [outside(texts.help, '/help'), outside(texts.faq, '/faq')]
const blog = (): SiteLink => outside(texts.blog, '/blog')
const featuresPage = (): SiteLink => outside(texts.allFeatures, '/features')
const developers = (): SiteLink => outside(texts.developers, '/developers')
const technology = (): SiteLink => outside(texts.technology, '/resources/technology')

const legal = (): SiteLink[] => [
  outside(texts.termsOfService, '/terms'),
  outside(texts.privacyPolicy, '/privacy'),
]
const contact = ({ supportEmail }: Product): SiteLink => outside(texts.contactUs, `mailto:${supportEmail}`)
/** The chat is named after the product in the menu of the features, as documented. */
const toolLinks = (chat: string): SiteLink[] =>
  tools.map(({ key, to }) => ({ text: key === 'chat' ? chat : texts[key], to }))
const pricing = (sellsPlans: boolean): SiteLink[] =>
  sellsPlans ? [{ text: texts.pricing, to: '/subscription-plans' }] : []

/**
 * The links of the bar at the top (docs/spec/2-commercial.md, top navigation bar), in their order. A page that is added
 * to the product is added here, and appears in the application and on the static pages.
 */
export function barLinks(product: Product, sellsPlans: boolean): (SiteLink | SiteMenu)[] {
  const dashboard: SiteLink = { text: texts.dashboard, to: '/dashboard', isFolded: true }
  const foldedBlog = { ...blog(), isFolded: true }
  return [
    { text: texts.chat, to: '/chat/new' },
    dashboard,
    { text: texts.features, columns: [{ title: null, links: [...toolLinks(product.name), featuresPage()] }] },
    {
      text: texts.resources,
      columns: [
        { title: texts.resources, links: [dashboard, foldedBlog, technology(), ...legal()] },
        { title: texts.support, links: [...help(), contact(product)] },
      ],
    },
    ...pricing(sellsPlans),
    foldedBlog,
  ]
}

export function footerLinks(product: Product, sellsPlans: boolean): SiteLink[] {
  return [
    ...toolLinks(texts.chat),
    ...pricing(sellsPlans),
    ...help(),
    blog(),
    developers(),
    ...legal(),
    contact(product),
  ]
}
