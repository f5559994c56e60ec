import { renderToStaticMarkup } from 'react-dom/server'
import { detectorCanonical } from '../../contract/pages.ts'
import type { FeatureSection, SiteContent } from '../domains/content/content.ts'
import { ToolDescription } from '../domains/content/tool-description.tsx'
import { fillAppPage } from './app-page.tsx'

/** Tools that visitors can open, with the section of the features page that describes each. */
const tools = [
  { path: detectorCanonical, section: 'ai-detector' },
  { path: '/ai-detector', section: 'ai-detector', canonical: detectorCanonical },
  { path: '/ai-humanizer', section: 'ai-humanizer' },
  { path: '/essay-writer', section: 'essay-writer' },
  { path: '/plagiarism-checker', section: 'plagiarism-check' },
  { path: '/study-simulator', section: 'study-simulator' },
]

export type ToolPage = {
  path: string
  /** The address under which search engines list the page. */
  canonical: string
  section: FeatureSection
}

/** Returns the pages of tools that the content describes; an operator may remove a section. */
export function toolPages({ features }: Pick<SiteContent, 'features'>): ToolPage[] {
  return tools.flatMap(({ path, canonical = path, section: id }) => {
    const section = features.find((feature) => feature.id === id)
    return section ? [{ path, canonical, section }] : []
  })
}

type Options = { appPage: string; sharePicture: string; sellsPlans: boolean }

/** Returns the page of the application for a tool, with a description for search engines and browsers without JavaScript. */
export function renderToolPage({ canonical, section }: ToolPage, options: Options): string {
  const { appPage, sharePicture, sellsPlans } = options
  const { name: title, description } = section
  const view = renderToStaticMarkup(<ToolDescription section={section} sellsPlans={sellsPlans} />)
  return fillAppPage(appPage, { title, description, canonical, sharePicture, view })
}
