import { CalendarClock, ClipboardCheck, Download, MessageCircleQuestionMark } from 'lucide-react'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
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
      <Card className="flex flex-col gap-6 p-8 max-md:p-5">
        <div>
          <h2 className="font-serif text-20 font-medium text-balance">{texts.visitorTitle}</h2>
          <p className="mt-2 max-w-[65ch] text-16 text-pretty text-ink-muted">{texts.visitorText}</p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2">
          {points().map(({ text, icon }) => (
            <li key={text} className="flex items-start gap-3">
              <span
                aria-hidden="true"
                className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent [&_svg]:size-4.5"
              >
                {icon}
              </span>
              <span className="pt-1.5 text-pretty">{text}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={signInPath} variant="primary" className="max-sm:w-full">
            {texts.signIn}
          </ButtonLink>
          <p className="text-13 text-pretty text-ink-muted">{texts.visitorFree}</p>
        </div>
      </Card>
    </StudyPage>
  )
}
