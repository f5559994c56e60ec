import type { ReactNode } from 'react'
import { brand } from '../../contract/brand.ts'
import { siteAddressMark } from '../../contract/pages.ts'
import { staticTexts } from '../locales/en/pages/static.ts'
import { currentLanguage } from '../locales/language.ts'
import type { SiteAssets, SitePage } from './site-page.ts'
import { themeScript } from './theme-script.ts'

type AddressTagsProps = {
  title: string
  description: string
  canonical: string
  kind: SitePage['kind']
  /** The address of the picture on this site. */
  sharePicture: string | undefined
}

/** The canonical address, and what a shared link shows of a page. */
export function AddressTags({ title, description, canonical, kind, sharePicture }: AddressTagsProps) {
  const address = siteAddressMark + canonical
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {sharePicture && (
        <>
          <meta property="og:image" content={siteAddressMark + sharePicture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

/** What search engines and shared links show of a page. */
function ShareTags({ page, assets }: { page: SitePage; assets: SiteAssets }) {
  const picture = assets.sharePictures[page.canonical] ?? assets.sharePictures['/']
  const image = picture && siteAddressMark + picture
  return (
    <>
      <AddressTags {...page} sharePicture={picture} />
      {page.structured.map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a “<”
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(hasPicture(data) ? { ...data, image } : data).replaceAll('<', '\\u003c'),
          }}
        />
      ))}
    </>
  )
}

/** Search engines show articles with the picture of their shared link. */
function hasPicture(data: object): boolean {
  return '@type' in data && ['BlogPosting', 'TechArticle'].includes(String(data['@type']))
}

type DocumentProps = { page: SitePage; assets: SiteAssets; children: ReactNode }

export function SiteDocument({ page, assets, children }: DocumentProps) {
  const css = assets.css[page.style]
  const language = currentLanguage()
  return (
    <html lang={language.tag} dir={language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title lang={page.isTranslated ? undefined : 'en'}>{page.title}</title>
        <meta name="description" content={page.description} />
        {page.indexed ? <ShareTags page={page} assets={assets} /> : <meta name="robots" content="noindex" />}
        {page.hasFeed && (
          <link rel="alternate" type="application/rss+xml" title={brand.name} href="/blog/rss.xml" />
        )}
        {assets.fonts[page.style].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
        {assets.styleSheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        {page.scripts.map((name) => {
          const source = assets.scriptSources[name]
          return source && <script key={name} type="module" src={source} />
        })}
      </head>
      <body>
        <a
          href="#main"
          className="sr-only rounded-control bg-ink px-4 py-2 text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70"
        >
          {staticTexts.skipToContent}
        </a>
        {children}
        {page.scripts.map((name) => {
          const script = assets.scripts[name]
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
          return script && <script key={name} type="module" dangerouslySetInnerHTML={{ __html: script }} />
        })}
      </body>
    </html>
  )
}
