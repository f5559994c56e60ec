import type { ReactNode } from 'react'
import { staticTexts } from '../locales/en/pages/static.ts'
import { themeScript } from './theme-script.ts'

/**
 * The assets of a static page. `css` and `script` are inlined, so that nothing delays the first paint; `styleSheets`,
 * `scriptSource` and `fonts` are addresses, the first two for development.
 */
export type SiteAssets = {
  css: string
  styleSheets: string[]
  script: string | null
  scriptSource: string | null
  fonts: string[]
}

type DocumentProps = {
  title: string
  description: string
  indexed: boolean
  assets: SiteAssets
  children: ReactNode
}

export function SiteDocument({ title, description, indexed, assets, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {!indexed && <meta name="robots" content="noindex" />}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        {assets.css && <style dangerouslySetInnerHTML={{ __html: assets.css }} />}
        {assets.styleSheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
        {assets.scriptSource && <script type="module" src={assets.scriptSource} />}
      </head>
      <body>
        <a
          href="#main"
          className="sr-only rounded-control bg-ink px-4 py-2 text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70"
        >
          {staticTexts.skipToContent}
        </a>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        {assets.script && <script type="module" dangerouslySetInnerHTML={{ __html: assets.script }} />}
      </body>
    </html>
  )
}
