import { BookMarked, MessageSquareText, ShieldCheck, WandSparkles } from 'lucide-react'
import { useEffect } from 'react'
import { brand } from '../../contract/brand.ts'
import { page as texts } from '../locales/en/essays/page.ts'
import { VisitorCard } from '../ui/layout/visitor-card.tsx'
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
        <VisitorCard
          title={texts.visitorTitle}
          text={texts.visitorText}
          points={points()}
          signInPath={signInPath}
          signIn={texts.signInButton}
          note={
            <p role="status" className="text-13 text-pretty text-ink-muted">
              {texts.signIn}
            </p>
          }
          className="mx-auto max-w-180"
        />
      </div>
    </>
  )
}
