import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../contract/brand.ts'
import { currentLanguage } from '../locales/language.ts'
import { AddressTags } from './document.tsx'

const untitled = `<title>${brand.name}</title>`
const robots = '<meta name="robots" content="noindex" />'
const root = '<div id="app"></div>'

type AppPage = {
  title: string
  description: string
  canonical: string
  sharePicture: string
  /** HTML that precedes the root of the application. */
  view: string
}

/** Completes the page of the application for an address that search engines list. */
export function fillAppPage(appPage: string, { title, view, ...rest }: AppPage): string {
  const fullTitle = `${title} · ${brand.name}`
  const head = renderToStaticMarkup(
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={rest.description} />
      <AddressTags title={fullTitle} kind="website" {...rest} />
    </>,
  )
  for (const part of [untitled, robots, root])
    if (!appPage.includes(part)) throw new Error(`app.html has no ${part}.`)
  return appPage
    .replace('<html lang="en">', `<html lang="${currentLanguage().tag}">`)
    .replace(untitled, '')
    .replace(robots, () => head)
    .replace(root, () => view + root)
}
