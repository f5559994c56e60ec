import type { ReactNode } from 'react'
import type { SiteContent } from '../domains/content/content.ts'
import type { Demo } from '../domains/content/demo.ts'
import type { TryOutFiles } from '../domains/content/try-out.ts'

/** `front` is the style of the landing page and of the error pages, `reading` that of all pages with texts. */
type SiteStyle = 'front' | 'reading'
/** `site` is the script of header and landing page, `list` that of pages with a search. */
type SiteScript = 'site' | 'list'

export type SitePage = {
  path: string
  /** In build/web. */
  file: string
  title: string
  /** The title on the picture of a shared link, and the line above it. */
  heading: string
  section: string
  description: string
  /** The address under which search engines list the page. */
  canonical: string
  indexed: boolean
  kind: 'website' | 'article'
  style: SiteStyle
  scripts: SiteScript[]
  hasFeed: boolean
  /** Whether title and body are in the language of the frame; long content stays English. */
  isTranslated: boolean
  /** Descriptions of the page for machines, in the vocabulary of schema.org. */
  structured: object[]
  body: ReactNode
}

/**
 * The assets of static pages. `css` and `scripts` are inlined, so that nothing delays the first paint; `styleSheets`,
 * `scriptSources` and `fonts` are addresses, the first two for development.
 */
export type SiteAssets = {
  css: Record<SiteStyle, string>
  styleSheets: string[]
  scripts: Partial<Record<SiteScript, string>>
  scriptSources: Partial<Record<SiteScript, string>>
  fonts: Record<SiteStyle, string[]>
  /** Pictures for shared links, by the address of the page. */
  sharePictures: Record<string, string>
}

/** The addresses of the search over help and questions, and of what it reads. */
type HelpSearchFiles = { script: string; index: string }

export type SiteData = {
  /** The engine's output; null when the engine was not run, as in development. */
  demo: Demo | null
  content: SiteContent
  tryOut: TryOutFiles
  helpSearch: HelpSearchFiles
  /** Without plans no page mentions them. */
  sellsPlans: boolean
}
