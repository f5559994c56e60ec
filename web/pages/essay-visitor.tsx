import { BookMarked, MessageSquareText, ShieldCheck, WandSparkles } from 'lucide-react'
import { useEffect } from 'react'
import { brand } from '../../contract/brand.ts'
import { page as texts } from '../locales/en/essays/page.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { TopBar } from '../ui/shell/top-bar.tsx'

const points = () => [
  { text: texts.visitorPoints.ai, icon: <WandSparkles /> },
  { text: texts.visitorPoints.sources, icon: <BookMarked /> },
  { text: texts.visitorPoints.record, icon: <ShieldCheck /> },
  { text: texts.visitorPoints.readers, icon: <MessageSquareText /> },
]

/** What the essay writer is, for visitors: essays need an account. */
export function EssayVisitorPage({ signInPath }: { signInPath: string }) {
  useEffect(() => {
    document.title = texts.documentTitle({ title: texts.name, product: brand.name })
  }, [])
  return (
    <>
      <TopBar title={texts.name} />
      <h1 className="sr-only">{texts.name}</h1>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-6 max-md:px-4">
        <Card className="mx-auto flex max-w-180 flex-col gap-6 p-8 max-md:p-5">
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
              {texts.signInButton}
            </ButtonLink>
            <p role="status" className="text-13 text-pretty text-ink-muted">
              {texts.signIn}
            </p>
          </div>
        </Card>
      </div>
    </>
  )
}
