import { Feather, FileSearch, FileText, GraduationCap, MessageSquare, ScanText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '../../../contract/brand.ts'
import { dashboardTexts } from '../../locales/en/pages/dashboard.ts'
import { Card } from '../../ui/layout/card.tsx'
import { type ToolKey, tools } from '../../ui/shell/tools.ts'

const names = (): Record<ToolKey, { title: string; text: string; icon: ReactNode }> => ({
  chat: { title: brand.name, text: dashboardTexts.chatText, icon: <MessageSquare /> },
  essayWriter: {
    title: dashboardTexts.essayWriter,
    text: dashboardTexts.essayWriterText,
    icon: <FileText />,
  },
  humanizer: { title: dashboardTexts.humanizer, text: dashboardTexts.humanizerText, icon: <Feather /> },
  detector: { title: dashboardTexts.detector, text: dashboardTexts.detectorText, icon: <ScanText /> },
  studySimulator: {
    title: dashboardTexts.studySimulator,
    text: dashboardTexts.studySimulatorText,
    icon: <GraduationCap />,
  },
  originality: {
    title: dashboardTexts.originality,
    text: dashboardTexts.originalityText,
    icon: <FileSearch />,
  },
})

/** The four documented cards that lead to the tools, and those of the other two. */
export function ToolCards() {
  const named = names()
  const cards = tools.map(({ key, to }) => ({ to, ...named[key] }))
  return (
    <section aria-labelledby="tools" className="@container">
      <h2 id="tools" className="sr-only">
        {dashboardTexts.tools}
      </h2>
      <ul className="grid gap-3 @md:grid-cols-2">
        {cards.map(({ to, title, text, icon }) => (
          <li key={to}>
            <Link to={to} className="group block rounded-card">
              <Card className="flex items-center gap-4 p-4 transition-colors group-hover:bg-surface-hover">
                <span
                  aria-hidden="true"
                  className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent [&_svg]:size-5"
                >
                  {icon}
                </span>
                <span className="min-w-0">
                  <span className="block font-medium">{title}</span>
                  <span className="block text-13 text-pretty text-ink-muted">{text}</span>
                </span>
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
