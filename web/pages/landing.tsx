import { landingFaq } from '../content/landing-faq.ts'
import type { Demo } from '../domains/content/demo.ts'
import { Faq } from '../domains/content/faq.tsx'
import { Hero } from '../domains/content/hero.tsx'
import { MiniChat } from '../domains/content/mini-chat.tsx'
import { SiteFooter } from '../domains/content/site-footer.tsx'
import { SiteHeader } from '../domains/content/site-header.tsx'
import { Tools } from '../domains/content/tools.tsx'

export function LandingPage({ demo }: { demo: Demo | null }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero demo={demo} />
        <MiniChat />
        <Tools />
        <Faq items={landingFaq()} />
      </main>
      <SiteFooter />
    </>
  )
}
