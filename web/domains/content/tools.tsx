import {
  ArrowRight,
  BookOpenText,
  Feather,
  FileSearch,
  GraduationCap,
  type LucideIcon,
  MessageSquare,
  ScanText,
  Sparkle,
} from 'lucide-react'
import { landingTexts as texts } from '../../locales/en/content/landing.ts'
import type { FeatureSection } from './content.ts'

/** By the name of the file in web/content/features. An operator may add sections of their own. */
const icons: Record<string, LucideIcon> = {
  'chat-assistant': MessageSquare,
  'ai-humanizer': Feather,
  'ai-detector': ScanText,
  'essay-writer': BookOpenText,
  'plagiarism-check': FileSearch,
  'study-simulator': GraduationCap,
}

function Tool({ tool }: { tool: FeatureSection }) {
  const Icon = icons[tool.id] ?? Sparkle
  return (
    <li lang={tool.lang} className="flex flex-col items-start border-t border-line pt-6">
      <Icon aria-hidden="true" className="size-5 text-accent" />
      <h3 className="mt-4 text-16 font-semibold">{tool.name}</h3>
      <p className="mt-1.5 mb-4 text-16 text-pretty text-ink-muted">{tool.description}</p>
      <a
        href={tool.link.href}
        className="mt-auto inline-flex items-center gap-2 font-medium text-accent underline-offset-4 hover:underline max-md:min-h-11"
      >
        {tool.link.text}
        <ArrowRight aria-hidden="true" className="size-4" />
      </a>
    </li>
  )
}

/** The tools of the features page, each with a link to it. */
export function Tools({ tools }: { tools: FeatureSection[] }) {
  return (
    <section aria-labelledby="tools-title" className="mx-auto max-w-7xl px-8 py-24 max-md:px-4 max-md:py-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2
          id="tools-title"
          className="max-w-xl font-serif text-40 font-medium tracking-tight text-balance max-md:text-28"
        >
          {texts.oneDesk({ count: tools.length })}
        </h2>
        <a
          href="/features"
          className="inline-flex items-center gap-2 font-medium text-accent underline-offset-4 hover:underline max-md:min-h-11"
        >
          {texts.seeThemAll}
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      </div>
      <ul className="mt-12 grid grid-cols-3 gap-x-12 gap-y-12 max-lg:grid-cols-2 max-md:mt-8 max-md:grid-cols-1 max-md:gap-y-9">
        {tools.map((tool) => (
          <Tool key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  )
}
