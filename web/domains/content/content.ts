import type { LanguageTag } from '../../../contract/languages.ts'
import type { technologyTexts } from '../../locales/en/content/technology.ts'

/** The content of the static pages, read from web/content by `scripts/content/read-content.ts`. */
export type SiteContent = {
  help: HelpArticle[]
  landingFaq: { title: string; items: FaqItem[] }
  faq: FaqCategory[]
  features: FeatureSection[]
  posts: BlogPost[]
  terms: LegalText
  privacy: LegalText
  technology: TechnologyText
  developers: DevelopersText
}

/** The language in which a text is; a text without a translation is English. */
type InLanguage = { lang: LanguageTag }

export type Heading = { id: string; text: string }
/** A day as YYYY-MM-DD and as the pages write it. */
export type Day = { iso: string; text: string }

/** HTML from Markdown, sanitised; `minutes` is the time that reading it takes. */
export type Prose = InLanguage & { html: string; headings: Heading[]; minutes: number }
export type Picture = { src: string; width: number; height: number; alt: string }

export type HelpArticle = Prose & {
  slug: string
  title: string
  excerpt: string
  lastChanged: Day
  picture: Picture
}

/** An answer is HTML from Markdown, sanitised. */
export type FaqItem = InLanguage & { id: string; question: string; answer: string }
export type FaqCategory = { id: string; name: string; items: FaqItem[] }

export type FeatureSection = Prose & {
  id: string
  name: string
  title: string
  description: string
  link: { text: string; href: string }
  picture: Picture | null
}

export type LegalText = Prose & {
  title: string
  description: string
  effective: Day
  lastChanged: Day
}

export type BlogPost = Prose & {
  slug: string
  title: string
  excerpt: string
  date: Day
  author: string
  image: Picture
  category: string
  /** The category as a part of an address. */
  categorySlug: string
  metaTitle: string
  metaDescription: string
}

/** What comes before the reference of the API. */
export type DevelopersText = Prose & { title: string; description: string }

export type TechnologyText = Prose & { title: string; description: string; figures: EngineFigures }

/** What is measured, by the keys of `web/locales/en/content/technology.ts`. */
export type FoundKey = keyof typeof technologyTexts.foundRows
export type FlaggedKey = keyof typeof technologyTexts.flaggedRows
export type ModeKey = keyof typeof technologyTexts.modeRows
/** The rows of a table of their own, by what rewrites. */
export type HumanKey = 'humanByRules' | 'humanByModel'

/** Shares are between 0 and 1. */
export type FoundTexts = { key: FoundKey; texts: number; found: number }
export type FlaggedTexts = { key: FlaggedKey; texts: number; flagged: number }
export type ModeFigure = { key: ModeKey; clean: string; balanced: string; strong: string }

/** The measured figures of detector and humanizer, from the tables of their documentation. */
export type EngineFigures = {
  found: FoundTexts[]
  flagged: FlaggedTexts[]
  humanizer: ModeFigure[]
}
