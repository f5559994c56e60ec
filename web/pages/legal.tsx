import { Article } from '../domains/content/article.tsx'
import { SiteFooter } from '../domains/content/site-footer.tsx'
import { SiteHeader } from '../domains/content/site-header.tsx'

/** The pages /terms and /privacy. */
export function LegalPage({ markdown }: { markdown: string }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Article markdown={markdown} />
      </main>
      <SiteFooter />
    </>
  )
}
