import { ArrowRight, Feather, type LucideIcon, MessageSquare, ScanText } from 'lucide-react'

type Tool = { icon: LucideIcon; title: string; text: string; href: string; link: string }

const tools: Tool[] = [
  {
    icon: MessageSquare,
    title: 'Chat',
    text: 'Draft, ask, outline, summarise. The screen always names what is answering, and a reply that is cut off is kept up to its last word.',
    href: '/chat/new',
    link: 'Open a chat',
  },
  {
    icon: Feather,
    title: 'Humanizer',
    text: 'Stock phrases go, your meaning stays. Every change is an edit with a reason, and what must not change is locked before it starts.',
    href: '/ai-humanizer',
    link: 'Humanize a text',
  },
  {
    icon: ScanText,
    title: 'Detector',
    text: 'A score with its evidence: which sentences weighed, and why. It says what it measured, and where it is not sure.',
    href: '/feature/ai-detector',
    link: 'Check a text',
  },
]

export function Tools() {
  return (
    <section aria-labelledby="tools-title" className="mx-auto max-w-7xl px-8 py-24 max-md:px-4 max-md:py-14">
      <h2
        id="tools-title"
        className="max-w-xl font-serif text-40 font-medium tracking-tight text-balance max-md:text-28"
      >
        One desk, three tools
      </h2>
      <ul className="mt-12 grid grid-cols-3 gap-x-12 gap-y-10 max-md:mt-8 max-md:grid-cols-1">
        {tools.map(({ icon: Icon, ...tool }) => (
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
