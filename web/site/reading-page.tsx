import type { ReactNode } from 'react'
import { SiteFooter } from '../domains/content/site-footer.tsx'
import { SiteHeader } from '../domains/content/site-header.tsx'

/** A static page in the visitor's language. Its long texts stay English and are marked as English where they are. */
export function ReadingPage({ sellsPlans, children }: { sellsPlans: boolean; children: ReactNode }) {
  return (
    <>
      <SiteHeader sellsPlans={sellsPlans} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter sellsPlans={sellsPlans} />
    </>
  )
}
