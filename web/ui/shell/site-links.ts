import { navigationTexts as texts } from '../../locales/en/ui/navigation.ts'

export type SiteLink = {
  text: string
  to: string
  /** A page of its own outside the application, or an address of mail. */
  isOutside?: boolean
  /** Between 768 and 1024 pixels the bar has no room for it, and the last menu has it instead. */
  isFolded?: boolean
}
type SiteColumn = { title: string | null; links: SiteLink[]; isFolded?: boolean }
export type SiteMenu = { text: string; columns: SiteColumn[] }

export type Product = { name: string; supportEmail: string }

const outside = (text: string, to: string): SiteLink => ({ text, to, isOutside: true })

const help = (): SiteLink[] => [outside(texts.help, '/help'), outside(texts.faq, '/faq')]
const blog = (): SiteLink => outside(texts.blog, '/blog')
const featuresPage = (): SiteLink => outside(texts.allFeatures, '/features')
const technology = (): SiteLink => outside(texts.technology, '/resources/technology')

const legal = (): SiteLink[] => [
  outside(texts.termsOfService, '/terms'),
  outside(texts.privacyPolicy, '/privacy'),
]
const contact = ({ supportEmail }: Product): SiteLink => outside(texts.contactUs, `mailto:${supportEmail}`)
const tools = ({ name }: Product): SiteLink[] => [
  { text: name, to: '/chat/new' },
  { text: texts.essayWriter, to: '/essay-writer' },
  { text: texts.humanizer, to: '/ai-humanizer' },
  { text: texts.detector, to: '/feature/ai-detector' },
  { text: texts.studySimulator, to: '/study-simulator' },
  { text: texts.originality, to: '/plagiarism-checker' },
]
const pricing = (sellsPlans: boolean): SiteLink[] =>
  sellsPlans ? [{ text: texts.pricing, to: '/subscription-plans' }] : []

/**
 * The links of the bar at the top (docs/spec/2-commercial.md, top navigation bar), in their order. A page that is added
 * to the product is added here, and appears in the application and on the static pages.
 */
export function barLinks(product: Product, sellsPlans: boolean): (SiteLink | SiteMenu)[] {
  const dashboard: SiteLink = { text: texts.dashboard, to: '/dashboard', isFolded: true }
  const last = [...pricing(sellsPlans), blog()].map((link) => ({ ...link, isFolded: true }))
  return [
    { text: texts.chat, to: '/chat/new' },
    dashboard,
    { text: texts.features, columns: [{ title: null, links: [...tools(product), featuresPage()] }] },
    {
      text: texts.resources,
      columns: [
        { title: texts.resources, links: [technology(), ...legal()] },
        { title: texts.support, links: [...help(), contact(product)] },
        { title: null, links: [dashboard, ...last], isFolded: true },
      ],
    },
    ...last,
  ]
}

export function footerLinks(product: Product, sellsPlans: boolean): SiteLink[] {
  return [...tools(product), ...pricing(sellsPlans), ...help(), blog(), ...legal(), contact(product)]
}
