import { CalendarClock, ClipboardCheck, Download, MessageCircleQuestionMark } from 'lucide-react'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { VisitorCard } from '../../../ui/layout/visitor-card.tsx'
import { StudyPage } from '../study-page.tsx'

const points = () => [
  { text: texts.points.questions, icon: <MessageCircleQuestionMark /> },
  { text: texts.points.schedule, icon: <CalendarClock /> },
  { text: texts.points.test, icon: <ClipboardCheck /> },
  { text: texts.points.export, icon: <Download /> },
]

/** What the study simulator is, for visitors: sets and their schedule need an account. */
export function VisitorPage({ signInPath }: { signInPath: string }) {
  return (
    <StudyPage title={texts.title} narrow>
      <VisitorCard
        title={texts.visitorTitle}
        text={texts.visitorText}
        points={points()}
        signInPath={signInPath}
        signIn={texts.signIn}
        note={<p className="text-13 text-pretty text-ink-muted">{texts.visitorFree}</p>}
      />
    </StudyPage>
  )
}
