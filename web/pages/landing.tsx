import type { SiteContent } from '../domains/content/content.ts'
import type { Demo } from '../domains/content/demo.ts'
import { DetectorNames } from '../domains/content/detector-names.tsx'
import { Faq } from '../domains/content/faq.tsx'
import { Hero } from '../domains/content/hero.tsx'
import { MiniChat } from '../domains/content/mini-chat.tsx'
import { SiteFooter } from '../domains/content/site-footer.tsx'
import { SiteHeader } from '../domains/content/site-header.tsx'
import { Stats } from '../domains/content/stats.tsx'
import { Tools } from '../domains/content/tools.tsx'
import type { TryOutFiles } from '../domains/content/try-out.ts'
import { TryOutSection } from '../domains/content/try-out-section.tsx'

type LandingPageProps = { demo: Demo | null; content: SiteContent; tryOut: TryOutFiles; sellsPlans: boolean }

export function LandingPage({ demo, content, tryOut, sellsPlans }: LandingPageProps) {
  const { figures } = content.technology
  return (
    <>
      <SiteHeader sellsPlans={sellsPlans} />
      <main id="main" tabIndex={-1}>
        <Hero demo={demo} figures={figures} sellsPlans={sellsPlans} />
        <Stats figures={figures} />
        <TryOutSection files={tryOut} />
        <DetectorNames />
        <Tools tools={content.features} />
        <MiniChat />
        <Faq {...content.landingFaq} />
      </main>
      <SiteFooter sellsPlans={sellsPlans} />
    </>
  )
}
