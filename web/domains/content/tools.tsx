import { ArrowRight, Feather, type LucideIcon, MessageSquare, ScanText } from 'lucide-react'
import { contentTexts } from '../../locales/en/content.ts'

type Tool = { icon: LucideIcon; title: string; text: string; href: string; link: string }

const tools = (): Tool[] => [
  {
    icon: MessageSquare,
    title: contentTexts.chat,
    text: contentTexts.draftAskOutlineSummarise,
    href: '/chat/new',
    link: contentTexts.openAChat,
  },
  {
    icon: Feather,
    title: contentTexts.humanizer,
    text: contentTexts.stockPhrasesGoYour,
    href: '/ai-humanizer',
    link: contentTexts.humanizeAText,
  },
  {
    icon: ScanText,
    title: contentTexts.detector,
    text: contentTexts.aScoreWithItsEvidence,
    href: '/feature/ai-detector',
    link: contentTexts.checkAText,
  },
]

export function Tools() {
  return (
    <section aria-labelledby="tools-title" className="mx-auto max-w-7xl px-8 py-24 max-md:px-4 max-md:py-14">
      <h2
        id="tools-title"
        className="max-w-xl font-serif text-40 font-medium tracking-tight text-balance max-md:text-28"
      >
        {contentTexts.oneDeskThreeTools}
      </h2>
      <ul className="mt-12 grid grid-cols-3 gap-x-12 gap-y-10 max-md:mt-8 max-md:grid-cols-1">
        {tools().map(({ icon: Icon, ...tool }) => (
          <li key={tool.title} className="border-t border-line pt-6">
            <Icon aria-hidden="true" className="size-5 text-accent" />
            <h3 className="mt-4 text-16 font-semibold">{tool.title}</h3>
            <p className="mt-1.5 text-16 text-pretty text-ink-muted">{tool.text}</p>
            <a
              href={tool.href}
              className="mt-4 inline-flex items-center gap-2 font-medium text-accent underline-offset-4 hover:underline max-md:min-h-11"
            >
              {tool.link}
              <ArrowRight aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
