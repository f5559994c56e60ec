import { introTexts } from '../../locales/en/content/intros.ts'
import type { FeatureSection } from './content.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type ToolDescriptionProps = { section: FeatureSection; sellsPlans: boolean }

/** Describes a tool to browsers and search engines that do not run its script. */
export function ToolDescription({ section, sellsPlans }: ToolDescriptionProps) {
  return (
    <noscript>
      <SiteHeader sellsPlans={sellsPlans} />
      <main
        lang={section.lang}
        className="mx-auto max-w-3xl px-8 pt-16 pb-24 max-md:px-4 max-md:pt-8 max-md:pb-16"
      >
        <h1 className="font-serif text-40 font-medium tracking-tight">{section.name}</h1>
        <p className="mt-3 text-20 text-pretty text-ink-muted">{section.title}</p>
        <div
          className="mt-6 flex flex-col gap-4 text-16 text-pretty [&_a]:text-accent [&_a]:underline [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the content is read
          dangerouslySetInnerHTML={{ __html: section.html }}
        />
        <p className="mt-8 rounded-control bg-surface-sunken px-4 py-3">{introTexts.toolNeedsScript}</p>
      </main>
      <SiteFooter sellsPlans={sellsPlans} />
    </noscript>
  )
}
